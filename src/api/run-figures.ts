import { z } from 'zod/mini'
import type { RunFigures } from '../../openapi.d.ts'
import { isDay } from '../lib/days.ts'
import { baseUrl } from './base-url.ts'
import { client, requestJson } from './client.ts'
import type { Call } from './client.ts'
import { coercedAmount, coercedId } from './coercion.ts'
import { parseList, parserFor } from './envelope.ts'
import type { InsightsQuery } from './insights.ts'
import type { ReadOptions } from './query.ts'
import { titleLanguage } from './title-language.ts'

/** Returns a row for each courier and day. */
export async function getRunFigures(
  query: InsightsQuery,
  options?: ReadOptions,
): Promise<RunFigures[]> {
  const params = { query }
  const call: Call = (init) => client.GET('/api/runs/figures', { ...init, params })
  return parseList(await requestJson(call, options), parserFor(figuresShape)).rows
}

/** Address of the CSV file for the same days, with a row for each parcel. */
export const exportRunsAddress = ({ from, to }: InsightsQuery): string =>
  `${baseUrl()}/api/runs/export?${new URLSearchParams({ from, to, ...titleLanguage }).toString()}`

const figuresShape = z.object({
  day: z.string().check(z.refine((text) => isDay(text))),
  courier: z.object({ _id: coercedId, name: z.string() }),
  runs: coercedAmount,
  stops: coercedAmount,
  parcels: coercedAmount,
  delivered: coercedAmount,
  attempted: coercedAmount,
  open: coercedAmount,
  minutes: coercedAmount,
})
