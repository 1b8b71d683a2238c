import { z } from 'zod/mini'
import { expectOne } from './envelope.ts'
import { isUnknownCall } from './api-error.ts'
import { clientSideCounts } from './client-side-paging.ts'
import { requestJson, client } from './client.ts'
import type { Call } from './client.ts'
import { coercedAmount } from './coercion.ts'
import type { Count, ParcelCounts } from './model.ts'
import { unpagedParcels } from './parcels.ts'
import { statusWord } from './parse-parcel.ts'
import type { CountQuery, ReadOptions } from './query.ts'

/**
 * Counts in the whole list where an unpaged host has sent it, without another call; null where the host
 * cannot count.
 */
export async function countParcels(
  query: CountQuery,
  options?: ReadOptions,
): Promise<ParcelCounts | null> {
  const parcels = await unpagedParcels()
  if (parcels !== null) return clientSideCounts(parcels, query)
  try {
    return await fetchCounts(query, options)
  } catch (error) {
    if (isUnknownCall(error)) return null
    throw error
  }
}

async function fetchCounts(query: CountQuery, options?: ReadOptions): Promise<ParcelCounts> {
  const params = { query }
  const call: Call = (init) => client.GET('/api/parcel/counts', { ...init, params })
  return expectOne(await requestJson(call, options), parseCounts)
}

function parseCounts(value: unknown): ParcelCounts | null {
  const parsed = countsShape.safeParse(value)
  if (!parsed.success) return null
  const { total, totalIsCapped, attempted, statuses } = parsed.data
  return {
    total: { count: total, isCapped: totalIsCapped },
    attempted: attempted && countIn(attempted),
    statuses: new Map(statuses.map((counted) => [counted.status, countIn(counted)])),
  }
}

const countIn = ({ count, countIsCapped }: z.infer<typeof countShape>): Count => ({
  count,
  isCapped: countIsCapped,
})

const flag = z.catch(z.boolean(), false)
const countShape = z.object({ count: coercedAmount, countIsCapped: flag })
const countsShape = z.object({
  total: coercedAmount,
  totalIsCapped: flag,
  attempted: z.catch(z.nullable(countShape), null),
  statuses: z.array(z.extend(countShape, { status: statusWord })),
})
