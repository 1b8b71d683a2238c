import { z } from 'zod/mini'
import type { Insights } from '../../openapi.d.ts'
import { isDay } from '../lib/days.ts'
import { expectOne, parserFor } from './envelope.ts'
import { requestJson, client } from './client.ts'
import type { Call } from './client.ts'
import { coercedAmount } from './coercion.ts'
import { statusWord } from './parse-parcel.ts'
import type { ReadOptions } from './query.ts'

/** Days in UTC, both included. */
export interface InsightsQuery {
  from: string
  to: string
}

export async function getInsights(query: InsightsQuery, options?: ReadOptions): Promise<Insights> {
  const params = { query }
  const call: Call = (init) => client.GET('/api/parcel/insights', { ...init, params })
  return expectOne(await requestJson(call, options), parserFor(insightsShape))
}

const hours = z.catch(z.nullable(coercedAmount), null)
const day = z.string().check(z.refine((text) => isDay(text)))
const insightsShape = z.object({
  from: day,
  to: day,
  days: z.array(
    z.object({ date: day, created: coercedAmount, delivered: coercedAmount, medianHours: hours }),
  ),
  statuses: z.array(z.object({ status: statusWord, count: coercedAmount })),
  medianHours: hours,
  created: coercedAmount,
  delivered: coercedAmount,
})
