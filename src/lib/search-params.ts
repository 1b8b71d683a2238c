import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { z } from 'zod/mini'
import { isDay } from './days.ts'

/** Schema of the parameters below, each of which falls back to its initial value. */
export type SearchSchema<State extends object> = z.ZodMiniType<State>
export type SearchState<Schema extends z.ZodMiniType> = z.output<Schema>
type HistoryStep = 'push' | 'replace'
export type SetSearchState<State extends object> = (
  change: Partial<State>,
  step?: HistoryStep,
) => void

/**
 * State that lives in the URL's query, so that links, reloads and the Back button keep it. The schema must be a
 * constant. `push` (the default) adds a step to the history; `replace` is for typing.
 */
export function useSearchState<State extends object>(
  schema: SearchSchema<State>,
): [State, SetSearchState<State>] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const state = useMemo(() => readSearch(schema, search), [schema, search])
  const setState = useCallback<SetSearchState<State>>(
    (change, step = 'push') => {
      const next = writeSearch(schema, search, change)
      if (next === search) return
      navigate(next === '' ? path : `${path}?${next}`, { replace: step === 'replace' })
    },
    [schema, search, path, navigate],
  )
  return [state, setState]
}

/** `searchSchema({ page: positiveInteger(1), q: text() })` */
export const searchSchema = z.object

export const positiveInteger = (initial: number) =>
  z.catch(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number)), initial)

export const text = (initial = '', maxLength = 200) =>
  z.catch(
    z.pipe(
      z.string(),
      z.transform((value: string) => value.slice(0, maxLength)),
    ),
    initial,
  )

export const oneOf = <const Words extends readonly string[]>(
  words: Words,
  initial: NoInfer<Words[number]>,
) => z.catch(z.enum(words), initial)

export const oneOfNumbers = (numbers: readonly number[], initial: number) =>
  z.catch(
    z.pipe(
      z.string().check(z.refine((text) => numbers.some((one) => `${one}` === text))),
      z.transform(Number),
    ),
    initial,
  )

/** One of the words, or null. */
export const optionalOneOf = <const Words extends readonly string[]>(words: Words) =>
  z.catch(z.nullable(z.enum(words)), null)

/** A day as YYYY-MM-DD, or null. */
export const optionalDay = () =>
  z.catch(z.nullable(z.string().check(z.refine((text) => isDay(text)))), null)

export function readSearch<State extends object>(
  schema: SearchSchema<State>,
  search: string,
): State {
  return schema.parse(Object.fromEntries(new URLSearchParams(search)))
}

/** Returns the query string after a change, without initial values; unknown parameters stay. */
export function writeSearch<State extends object>(
  schema: SearchSchema<State>,
  search: string,
  change: Partial<State>,
): string {
  const params = new URLSearchParams(search)
  const initial = new Map<string, unknown>(Object.entries(readSearch(schema, '')))
  const next = { ...readSearch(schema, search), ...change }
  for (const [name, value] of Object.entries<unknown>(next)) {
    const says = typeof value === 'string' || typeof value === 'number'
    if (says && value !== initial.get(name)) params.set(name, `${value}`)
    else params.delete(name)
  }
  return params.toString()
}
