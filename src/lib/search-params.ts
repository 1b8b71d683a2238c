import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'

/** Reads one value of the query string; anything that makes no sense there becomes `initial`. */
export interface SearchParam<Value> {
  initial: Value
  read(text: string): Value | undefined
}

export type SearchSchema = Record<string, SearchParam<unknown>>
export type SearchState<Schema extends SearchSchema> = {
  [Name in keyof Schema]: Schema[Name]['initial']
}
export type HistoryStep = 'push' | 'replace'
export type SetSearchState<Schema extends SearchSchema> = (
  change: Partial<SearchState<Schema>>,
  step?: HistoryStep,
) => void

/**
 * State that lives in the address, so that a link, a reload and the back button keep it. The schema
 * must be a constant. `push` (the usual) makes a step to go back to; `replace` is for typing.
 */
export function useSearchState<Schema extends SearchSchema>(
  schema: Schema,
): [SearchState<Schema>, SetSearchState<Schema>] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const state = useMemo(() => readSearch(schema, search), [schema, search])
  const setState = useCallback<SetSearchState<Schema>>(
    (change, step = 'push') => {
      const next = writeSearch(schema, search, change)
      if (next === search) return
      navigate(next === '' ? path : `${path}?${next}`, { replace: step === 'replace' })
    },
    [schema, search, path, navigate],
  )
  return [state, setState]
}

export const positiveInteger = (initial: number): SearchParam<number> => ({
  initial,
  read: (text) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined),
})

export const text = (initial = '', maxLength = 200): SearchParam<string> => ({
  initial,
  read: (value) => (value.length <= maxLength ? value : value.slice(0, maxLength)),
})

export const oneOf = <Value extends string | number>(
  values: readonly Value[],
  initial: NoInfer<Value>,
): SearchParam<Value> => ({
  initial,
  read: (value) => values.find((one) => String(one) === value),
})

/** One of the values, or null while none is chosen. */
export const optionalOneOf = <Value extends string>(
  values: readonly Value[],
): SearchParam<Value | null> => ({
  initial: null,
  read: (value) => values.find((one) => one === value),
})

export function readSearch<Schema extends SearchSchema>(
  schema: Schema,
  search: string,
): SearchState<Schema> {
  const params = new URLSearchParams(search)
  const entries = Object.entries(schema).map(([name, param]) => [
    name,
    readParam(param, params.get(name)),
  ])
  // Object.fromEntries forgets which name has which type; the schema just gave each its value.
  return Object.fromEntries(entries) as SearchState<Schema>
}

/** The query string after a change: what equals its initial value is left out, strangers stay. */
export function writeSearch<Schema extends SearchSchema>(
  schema: Schema,
  search: string,
  change: Partial<SearchState<Schema>>,
): string {
  const params = new URLSearchParams(search)
  const changed = new Map<string, unknown>(Object.entries(change))
  for (const [name, param] of Object.entries(schema)) {
    const value = changed.has(name) ? changed.get(name) : readParam(param, params.get(name))
    if (value === param.initial || value === undefined || value === null) params.delete(name)
    else params.set(name, String(value))
  }
  return params.toString()
}

function readParam<Value>(param: SearchParam<Value>, value: string | null): Value {
  return value === null ? param.initial : (param.read(value) ?? param.initial)
}
