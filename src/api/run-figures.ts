import type { CsvFormat, RunFigures } from '../../openapi.d.ts'
import { baseUrl } from './base-url.ts'
import { client, readOwn } from './client.ts'
import { fileQuery } from './file-query.ts'
import type { InsightsQuery } from './insights.ts'
import type { ReadOptions } from './query.ts'

/** Returns a row for each courier and day. */
export async function getRunFigures(
  query: InsightsQuery,
  options?: ReadOptions,
): Promise<RunFigures[]> {
  const params = { query }
  const { data } = await readOwn(
    (init) => client.GET('/api/runs/figures', { ...init, params }),
    options,
  )
  return data
}

/** Address of the CSV file for the same days, with a row for each parcel. */
export const exportRunsAddress = ({ from, to }: InsightsQuery, format: CsvFormat): string =>
  `${baseUrl()}/api/runs/export?${new URLSearchParams({ from, to, ...fileQuery(format) }).toString()}`
