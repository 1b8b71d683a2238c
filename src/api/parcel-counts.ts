import { z } from 'zod/mini'
import type { ParcelStatus } from '../../openapi.d.ts'
import { orElse } from '../lib/or-else.ts'
import { parseOne } from './envelope.ts'
import { ApiError } from './api-error.ts'
import { requestJson, client } from './client.ts'
import { coercedNumber } from './coercion.ts'
import { statusWord } from './parse-parcel.ts'
import { countParams } from './query.ts'
import type { CountQuery } from './query.ts'

export interface Count {
  count: number
  /** There are more, which nobody counted. */
  isCapped: boolean
}

export interface ParcelCounts {
  total: Count
  statuses: ReadonlyMap<ParcelStatus, Count>
}

export async function countParcels(query: CountQuery, signal?: AbortSignal): Promise<ParcelCounts> {
  const params = { query: countParams(query) }
  const answer = await requestJson(
    (init) => client.GET('/api/parcel/counts', { ...init, params }),
    {
      signal,
    },
  )
  const counts = parseOne(answer, parseCounts)
  if (counts === null) throw new ApiError('shape', { status: 200 })
  return counts
}

function parseCounts(value: unknown): ParcelCounts | null {
  const parsed = countsShape.safeParse(value)
  if (!parsed.success) return null
  const { total, totalIsCapped, statuses } = parsed.data
  return {
    total: { count: total, isCapped: totalIsCapped },
    statuses: new Map(
      statuses.map(({ status, count, countIsCapped }) => [
        status,
        { count, isCapped: countIsCapped },
      ]),
    ),
  }
}

const amount = coercedNumber.check(z.gte(0))
const flag = orElse(z.boolean(), false)
const countsShape = z.object({
  total: amount,
  totalIsCapped: flag,
  statuses: z.array(z.object({ status: statusWord, count: amount, countIsCapped: flag })),
})
