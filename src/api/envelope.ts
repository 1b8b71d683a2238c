import { z } from 'zod/mini'
import type { Meta } from '../../openapi.d.ts'
import { ApiError } from './api-error.ts'
import { coercedNumber } from './coercion.ts'

/** A list as a host sends it: a page with its `meta`, or everything (an unpaged host). */
export interface ListAnswer<Row> {
  rows: Row[]
  meta: Meta | null
  /** Time of the host's answer, in milliseconds, where it cannot be asked now. */
  asOf?: number
}

/** A list bare, under `data` or under `data.data`; `meta` beside it where the host pages. */
export function parseList<Row>(
  answer: unknown,
  rowIn: (value: unknown) => Row | null,
): ListAnswer<Row> {
  const found = findList(answer)
  if (found === null) throw new ApiError('shape', { status: 200 })
  const rows = found.rows.map(rowIn).filter((row) => row !== null)
  const skipped = found.rows.length - rows.length
  if (skipped > 0)
    // For the operator of the host; the user who reads the list cannot do anything about it.
    // eslint-disable-next-line no-console
    console.warn(`Left out ${skipped} of ${found.rows.length} rows: cannot read them`)
  const meta = metaShape.safeParse(found.meta)
  // More rows than a page holds: the host named a page, but sent everything.
  const isPaged = meta.success && found.rows.length <= meta.data.limit
  return { rows, meta: isPaged ? meta.data : null }
}

/** The thing itself, bare, under `data` or under `data.data`; null where nothing of it is there. */
export function parseOne<Thing>(
  answer: unknown,
  parse: (value: unknown) => Thing | null,
): Thing | null {
  for (const layer of layersOf(answer)) {
    const thing = parse(layer)
    if (thing !== null) return thing
  }
  return null
}

/** The same, where the call was for nothing else: throws if nothing of it is there. */
export function expectOne<Thing>(answer: unknown, parse: (value: unknown) => Thing | null): Thing {
  const thing = parseOne(answer, parse)
  if (thing === null) throw new ApiError('shape', { status: 200 })
  return thing
}

/** Answers null for what does not have the shape. */
export const parserFor =
  <Thing>(shape: z.ZodMiniType<Thing>) =>
  (value: unknown): Thing | null =>
    shape.safeParse(value).data ?? null

/** Those of a list as they were sent; none where there is no list. */
export const rowsIn = (answer: unknown): unknown[] => findList(answer)?.rows ?? []

function findList(answer: unknown): { rows: unknown[]; meta: unknown } | null {
  let meta: unknown
  for (const layer of layersOf(answer)) {
    if (Array.isArray(layer)) return { rows: layer, meta }
    const wrapper = wrapperShape.safeParse(layer)
    if (wrapper.success) meta ??= wrapper.data.meta
  }
  return null
}

function layersOf(answer: unknown): unknown[] {
  const outer = dataOf(answer)
  return [answer, outer, dataOf(outer)]
}

function dataOf(value: unknown): unknown {
  const wrapper = wrapperShape.safeParse(value)
  return wrapper.success ? wrapper.data.data : undefined
}

const wrapperShape = z.object({ data: z.optional(z.unknown()), meta: z.optional(z.unknown()) })
const metaShape = z.object({
  page: coercedNumber.check(z.gte(1)),
  limit: coercedNumber.check(z.gte(1)),
  total: coercedNumber.check(z.gte(0)),
  totalIsCapped: z.catch(z.boolean(), false),
})
