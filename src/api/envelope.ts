import { z } from 'zod/mini'
import type { Meta } from '../../openapi.d.ts'
import { ApiError } from './api-error.ts'
import { coercedNumber } from './coercion.ts'

/** A list as a host sends it: a page with its `meta`, or the whole list (an unpaged host). */
export interface ListAnswer<Row> {
  rows: Row[]
  meta: Meta | null
  /** Time of the host's last answer, in milliseconds; set while there is no connection. */
  asOf?: number
}

/** Finds a list at the top, under `data` or under `data.data`, with `meta` beside it if the host pages. */
export function parseList<Row>(
  answer: unknown,
  rowIn: (value: unknown) => Row | null,
): ListAnswer<Row> {
  const found = findList(answer)
  if (found === null) throw new ApiError('shape', { status: 200 })
  const rows = found.rows.map(rowIn).filter((row) => row !== null)
  const skipped = found.rows.length - rows.length
  if (skipped > 0)
    // For the operator of the host: the user can do nothing about it.
    // eslint-disable-next-line no-console
    console.warn(`Left out ${skipped} of ${found.rows.length} rows: cannot read them`)
  const meta = metaShape.safeParse(found.meta)
  // More rows than the limit: the host describes a page, but has sent the whole list.
  const isPaged = meta.success && found.rows.length <= meta.data.limit
  return { rows, meta: isPaged ? meta.data : null }
}

/** Finds one object at the top, under `data` or under `data.data`; null if it is in none of them. */
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

/** Finds one object for a call that is useless without it; throws if it is missing. */
export function expectOne<Thing>(answer: unknown, parse: (value: unknown) => Thing | null): Thing {
  const thing = parseOne(answer, parse)
  if (thing === null) throw new ApiError('shape', { status: 200 })
  return thing
}

/** Rows of a list before parsing; empty if the answer has no list. */
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
