import type { Meta } from '../../openapi.d.ts'
import type { ListAnswer } from './envelope.ts'
import type { Page } from './model.ts'
import type { PageQuery, ReadOptions } from './query.ts'

/**
 * Returns pages, even of an unpaged host, which answers every call with the whole list. The list is stored
 * here, and further pages are cut from it immediately, without a call. The caller decides how long it may be
 * used: `no-cache` asks the host itself.
 */
export function createPagedList<Row, Query extends PageQuery>(
  fetchList: (query: Query, options: ReadOptions) => Promise<ListAnswer<Row>>,
  clientSidePage: (rows: Row[], query: Query) => Page<Row>,
) {
  /** Last answer of an unpaged host; null if the host pages. */
  let wholeList: Row[] | null = null
  let newestCall: Promise<ListAnswer<Row>> | null = null

  function list(query: Query, options: ReadOptions = {}): Page<Row> | Promise<Page<Row>> {
    if (options.cache === 'no-cache' || wholeList === null) return fetchPage(query, options)
    return newestCall === null ? clientSidePage(wholeList, query) : pageAfterCall(query, options)
  }

  async function fetchPage(query: Query, options: ReadOptions): Promise<Page<Row>> {
    const call = fetchList(query, options)
    newestCall = call
    try {
      const { rows, meta, asOf } = await call
      // An older call can be answered last, so only the newest counts. An offline answer is not stored.
      if (newestCall === call) wholeList = meta === null && asOf === undefined ? rows : null
      const page = meta === null ? clientSidePage(rows, query) : { rows, meta }
      return asOf === undefined ? page : { ...page, asOf }
    } catch (error) {
      // The list may be out of date: the next query asks the host, and shows its error.
      if (newestCall === call) wholeList = null
      throw error
    } finally {
      if (newestCall === call) newestCall = null
    }
  }

  /** Waits for the pending call, which fetches the whole list, instead of sending a second one. */
  async function pageAfterCall(query: Query, options: ReadOptions): Promise<Page<Row>> {
    const rows = await unpagedRows()
    return rows === null ? fetchPage(query, options) : clientSidePage(rows, query)
  }

  /** The whole list of an unpaged host, once no call is pending; null if the host pages. */
  async function unpagedRows(): Promise<Row[] | null> {
    if (wholeList === null || newestCall === null) return wholeList
    // The caller of the newest call handles its error.
    await newestCall.catch(() => {})
    return unpagedRows()
  }

  /** The list as last sent, with the changes that are known since; null if the host pages. */
  const knownRows = (): Row[] | null => wholeList

  /** Puts what a change has answered into the stored list, so that pages and counts made of it agree. */
  function replaceRows(change: (row: Row) => Row): void {
    wholeList = wholeList?.map(change) ?? null
  }

  forgetters.add(() => {
    wholeList = null
    newestCall = null
  })
  return { list, unpagedRows, knownRows, replaceRows }
}

/** Page of a list of our own server, which sends `meta` because a page was requested. */
export function pageOf<Row>({ data: rows, meta }: { data: Row[]; meta?: Meta }): Page<Row> {
  return { rows, meta: meta ?? { page: 1, limit: rows.length, total: rows.length } }
}

/** Forgets every list, including those still loading, since they belong to one user. */
export function forgetWholeLists(): void {
  for (const forget of forgetters) forget()
}

const forgetters = new Set<() => void>()
