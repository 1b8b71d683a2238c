import type { Insights } from '../../openapi.d.ts'
import { client, readOwn } from './client.ts'
import type { ReadOptions } from './query.ts'

/** Range of days in UTC, both included. */
export interface InsightsQuery {
  from: string
  to: string
}

export async function getInsights(query: InsightsQuery, options?: ReadOptions): Promise<Insights> {
  const params = { query }
  const { data } = await readOwn(
    (init) => client.GET('/api/parcel/insights', { ...init, params }),
    options,
  )
  return data
}
