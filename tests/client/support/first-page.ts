import type { Page } from '../../../src/api/model.ts'
import type { PageQuery, ReadOptions } from '../../../src/api/query.ts'

type List<Row> = (query: PageQuery, options: ReadOptions) => Page<Row> | Promise<Page<Row>>

/** As the host itself answers it, whatever list it has sent before. */
export async function firstPageOf<Row>(list: List<Row>, signal?: AbortSignal): Promise<Page<Row>> {
  return list({ page: 1, limit: 6 }, { cache: 'no-cache', signal })
}
