import type { ListAnswer } from './envelope.ts'
import type { Page } from './model.ts'
import type { PageQuery, ReadOptions } from './query.ts'

export interface PagedList<Row, Query> {
  /** Without a query, the whole list on one page. */
  list: (query?: Query, options?: ReadOptions) => Promise<Page<Row>>
  /** The whole list as an unpaged host sent it last; null where the host pages. */
  unpagedRows: () => Promise<Row[] | null>
}

/**
 * Answers pages, whatever the host does. An unpaged host sends the whole list to every call: it is
 * kept here, and further pages are cut client-side without a call. How long it may serve is the
 * caller's to say: `no-cache` asks the host itself.
 */
export function createPagedList<Row, Query extends PageQuery>(
  fetchList: (query?: Query, signal?: AbortSignal) => Promise<ListAnswer<Row>>,
  clientSidePage: (rows: Row[], query: Query) => Page<Row>,
): PagedList<Row, Query> {
  let wholeList: Row[] | null = null
  let newestCall: Promise<ListAnswer<Row>> | null = null

  async function list(query?: Query, { signal, cache = 'default' }: ReadOptions = {}) {
    if (query === undefined) return onOnePage(await fetchList(undefined, signal))
    const rows = cache === 'default' ? await unpagedRows() : null
    return rows === null ? fetchPage(query, signal) : clientSidePage(rows, query)
  }

  async function fetchPage(query: Query, signal: AbortSignal | undefined): Promise<Page<Row>> {
    const call = fetchList(query, signal)
    newestCall = call
    try {
      const { rows, meta } = await call
      // An older call may be answered last: the newest one counts.
      if (newestCall === call) wholeList = meta === null ? rows : null
      return meta === null ? clientSidePage(rows, query) : { rows, meta }
    } finally {
      if (newestCall === call) newestCall = null
    }
  }

  async function unpagedRows(): Promise<Row[] | null> {
    if (wholeList === null || newestCall === null) return wholeList
    // The call that is on its way brings the whole list anew: no second one is made. Its failure is
    // its caller's; the list from before still serves the others.
    await newestCall.catch(() => {})
    return unpagedRows()
  }

  return { list, unpagedRows }
}

function onOnePage<Row>({ rows, meta }: ListAnswer<Row>): Page<Row> {
  const total = rows.length
  return { rows, meta: meta ?? { page: 1, limit: Math.max(1, total), total } }
}
