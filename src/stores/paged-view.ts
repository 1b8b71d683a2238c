import { useDeferredValue, useEffect } from 'react'
import type { PageQuery } from '../api/query.ts'
import { savesData } from '../lib/saves-data.ts'
import { whenIdle } from '../lib/when-idle.ts'
import type { BrowserPage } from './browser-paging.ts'
import type { CachedList } from './cached-list.ts'
import { wordingOf } from './list-entry.ts'
import { useListView } from './list-query.ts'
import type { ListView } from './list-query.ts'

/**
 * A list whose pages are turned: the next one is there before it is asked for. Rows are drawn when
 * the press that brought them has been answered; until then the old ones stand as being refreshed.
 */
export function usePagedView<Row, Query extends PageQuery>(
  list: CachedList<Row, Query>,
  query: Query | undefined,
  inBrowser: (rows: Row[], query: Query) => BrowserPage<Row>,
): ListView<Row> {
  const view = useListView(list, query, inBrowser)
  const isAtRest = view.status === 'success' && !view.isFetching && view.error === null
  const next =
    query && isAtRest && query.page < view.pages ? { ...query, page: query.page + 1 } : null
  useEffect(() => {
    if (next === null || savesData()) return undefined
    let giveUp = () => {}
    const stop = whenIdle(() => (giveUp = list.prefetch(next)))
    return () => {
      stop()
      giveUp()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [list, next && wordingOf(next)])
  const drawn = useDeferredValue(view)
  return drawn === view ? view : { ...drawn, isFetching: true }
}
