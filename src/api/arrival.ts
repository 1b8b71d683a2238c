import { z } from 'zod/mini'
import type { Arrival } from '../../openapi.d.ts'
import { coercedDate } from './coercion.ts'

/** Parses the expected arrival of a tracked parcel; null if it is unknown. */
export function parseArrival(value: unknown): Arrival | null {
  return arrivalShape.safeParse(value).data ?? null
}

const arrivalShape = z.object({
  stopsBefore: z.number().check(z.gte(0)),
  from: coercedDate,
  to: coercedDate,
})
