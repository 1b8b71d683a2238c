import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { ApiError } from '../api/api-error.ts'
import type { Page } from '../api/model.ts'
import type { PageQuery } from '../api/query.ts'
import { pageCount } from './browser-paging.ts'
import type { BrowserPage } from './browser-paging.ts'
import type { CachedList } from './cached-list.ts'
import { keyOf, wordingOf } from './list-entry.ts'
import type { ListEntry } from './list-entry.ts'

/** A list as a page shows it. Rows stay while they are fetched again and while others come. */
export interface ListView<Row> {
  /** `error`: there is nothing to show; a failure beside rows is `error`, and `success` stays. */
  status: 'pending' | 'success' | 'error'
  rows: Row[]
  /** Rows on all pages together, after search and filter. */
  total: number
  /** There are more than `total`, which nobody counted. */
  totalIsCapped: boolean
  /** At least 1. */
  pages: number
  isFetching: boolean
  /** Beside rows: they could not be fetched again. */
  error: ApiError | null
  refetch: () => void
}

/** `inBrowser` does what the host did not: search, filter, sort and page a whole list. */
export function useListView<Row, Query extends PageQuery>(
  list: CachedList<Row, Query>,
  givenQuery: Query | undefined,
  inBrowser: (rows: Row[], query: Query) => BrowserPage<Row>,
): ListView<Row> {
  const query = useSameQuery(givenQuery)
  const isWhole = useStore(list.store, (state) => state.isWhole)
  const generation = useStore(list.store, (state) => state.generation)
  const key = keyOf(query, isWhole)
  const entry = useStore(list.store, (state) => state.entries[key])

  // The last key that had rows: they stay in place until those of the new key are there.
  const [shownKey, setShownKey] = useState(key)
  if (entry?.page && shownKey !== key) setShownKey(key)
  const shownEntry = useStore(list.store, (state) => state.entries[shownKey])

  useEffect(
    () => list.read(query),
    // A whole list answers every query, so only a change of key is a new reading; a new generation
    // is one too.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [list, key, generation],
  )

  const refetch = useCallback(() => list.refetch(query), [list, query])
  const source = entry?.page || entry?.error ? entry : shownEntry
  const page = source?.page ?? null
  const shown = useMemo(() => rowsOf(page, query, inBrowser), [page, query, inBrowser])
  return useMemo(
    () => ({ ...shown, ...progressOf(entry, source), refetch }),
    [shown, entry, source, refetch],
  )
}

function rowsOf<Row, Query extends PageQuery>(
  page: Page<Row> | null,
  query: Query | undefined,
  inBrowser: (rows: Row[], query: Query) => BrowserPage<Row>,
): BrowserPage<Row> & { totalIsCapped: boolean } {
  const counted = { totalIsCapped: false }
  if (page === null) return { rows: [], total: 0, pages: 1, ...counted }
  if (query === undefined) return { rows: page.rows, total: page.rows.length, pages: 1, ...counted }
  if (page.meta === null) return { ...inBrowser(page.rows, query), ...counted }
  const { total, limit, totalIsCapped = false } = page.meta
  return { rows: page.rows, total, totalIsCapped, pages: pageCount(total, limit) }
}

function progressOf<Row>(entry: ListEntry<Row> | undefined, source: ListEntry<Row> | undefined) {
  const error = entry?.error ?? null
  const status = source?.page ? 'success' : error ? 'error' : 'pending'
  return { status, error, isFetching: entry?.isFetching ?? true } as const
}

/** The same object as long as it asks for the same: callers build theirs at every render. */
function useSameQuery<Query extends object>(query: Query | undefined): Query | undefined {
  const [kept, keep] = useState(query)
  if (kept === query || (kept && query && wordingOf(kept) === wordingOf(query))) return kept
  keep(query)
  return query
}
