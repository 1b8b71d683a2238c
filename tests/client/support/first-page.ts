import type { Page } from '../../../src/api/model.ts'
import type { PageQuery, ReadOptions } from '../../../src/api/query.ts'

type List<Row> = (query: PageQuery, options: ReadOptions) => Page<Row> | Promise<Page<Row>>

/** Fetches the first page from the host itself, even if it has sent a whole list before. */
export async function firstPageOf<Row>(list: List<Row>, signal?: AbortSignal): Promise<Page<Row>> {
  return list({ page: 1, limit: 6 }, { cache: 'no-cache', signal })
}
