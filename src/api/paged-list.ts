import type { ListAnswer } from './envelope.ts'
import type { Page } from './model.ts'
import type { PageQuery, ReadOptions } from './query.ts'

/**
 * Answers pages, whatever the host does. An unpaged host sends the whole list to every call: it is
 * kept here, and further pages are cut client-side, at once and without a call. How long it may
 * serve is the caller's to say: `no-cache` asks the host itself.
 */
export function createPagedList<Row, Query extends PageQuery>(
  fetchList: (query: Query, options: ReadOptions) => Promise<ListAnswer<Row>>,
  clientSidePage: (rows: Row[], query: Query) => Page<Row>,
) {
  /** As an unpaged host sent it last; null where the host pages. */
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
      // An older call may be answered last: the newest one counts. What is old is asked for again.
      if (newestCall === call) wholeList = meta === null && asOf === undefined ? rows : null
      const page = meta === null ? clientSidePage(rows, query) : { rows, meta }
      return asOf === undefined ? page : { ...page, asOf }
    } catch (error) {
      // It may be out of date: the next key asks the host itself, and says what it answers.
      if (newestCall === call) wholeList = null
      throw error
    } finally {
      if (newestCall === call) newestCall = null
    }
  }

  /** The call that is on its way brings the whole list anew: no second one is made. */
  async function pageAfterCall(query: Query, options: ReadOptions): Promise<Page<Row>> {
    const rows = await unpagedRows()
    return rows === null ? fetchPage(query, options) : clientSidePage(rows, query)
  }

  /** The whole list of an unpaged host, once no call is on its way; null where the host pages. */
  async function unpagedRows(): Promise<Row[] | null> {
    if (wholeList === null || newestCall === null) return wholeList
    // Its failure is its caller's.
    await newestCall.catch(() => {})
    return unpagedRows()
  }

  forgetters.add(() => {
    wholeList = null
    newestCall = null
  })
  return { list, unpagedRows }
}

/** Forgets every list, also those still on their way: they are one user's. */
export function forgetWholeLists(): void {
  for (const forget of forgetters) forget()
}

const forgetters = new Set<() => void>()
