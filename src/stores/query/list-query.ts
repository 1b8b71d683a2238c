import { useDeferredValue, useEffect, useMemo } from 'react'
import type { Page } from '../../api/model.ts'
import type { PageQuery } from '../../api/query.ts'
import { savesData } from '../../lib/saves-data.ts'
import { whenIdle } from '../../lib/scheduling.ts'
import { createQuery, fingerprint } from './query-cache.ts'
import type { Query, QueryOptions } from './query-cache.ts'
import { useQuery, useSameKey } from './use-query.ts'
import type { QueryResult } from './use-query.ts'

/** A list as a page shows it. Rows stay during a refetch, and until those of a new key have loaded. */
export interface ListView<Row> extends QueryResult<Page<Row>> {
  rows: Row[]
  /** Number of rows on all pages, after search and filter. */
  total: number
  /** True if there are more than `total` rows, which were not counted. */
  totalIsCapped: boolean
  /** At least 1. */
  pages: number
  /** Time of the rows, in milliseconds; set while there is no connection. */
  asOf?: number
}

type ListQuery<Row, Key extends PageQuery> = Query<Key, Page<Row>>

export function createListQuery<Row, Key extends PageQuery>(
  options: QueryOptions<Key, Page<Row>>,
): ListQuery<Row, Key> {
  return createQuery({ structuralSharing: keepEqualRows, ...options })
}

export function useListQuery<Row, Key extends PageQuery>(
  query: ListQuery<Row, Key>,
  key: Key,
): ListView<Row> {
  const result = useQuery(query, key)
  return useMemo(() => {
    const { data } = result
    if (data === undefined) return { ...noRows, ...result }
    const { total, limit, totalIsCapped = false } = data.meta
    const pages = Math.max(1, Math.ceil(total / limit))
    const view = { rows: data.rows, total, totalIsCapped, pages, ...result }
    return data.asOf === undefined ? view : { ...view, asOf: data.asOf }
  }, [result])
}

/**
 * A list with pagination, which prefetches the next page. Rendering of the rows is deferred, so that it does
 * not delay the response to a click; until then, the previous rows are marked as being fetched.
 */
export function usePagedListQuery<Row, Key extends PageQuery>(
  query: ListQuery<Row, Key>,
  key: Key,
): ListView<Row> {
  const view = useListQuery(query, key)
  const isAtRest =
    view.status === 'success' && !view.isFetching && view.error === null && view.asOf === undefined
  const hasNext = isAtRest && key.page < view.pages
  const next = useSameKey(hasNext ? { ...key, page: key.page + 1 } : undefined)
  useEffect(() => {
    if (next === undefined || savesData()) return undefined
    let cancelFetch = () => {}
    const cancelWait = whenIdle(() => (cancelFetch = query.prefetchQuery(next)))
    return () => {
      cancelWait()
      cancelFetch()
    }
  }, [query, next])
  const drawn = useDeferredValue(view)
  return drawn === view ? view : { ...drawn, isFetching: true }
}

/** Replaces each row with the result of `change`; the same object means no change. */
export function replaceRows<Row, Key extends PageQuery>(
  query: ListQuery<Row, Key>,
  change: (row: Row) => Row,
): void {
  query.setQueriesData((page) => {
    const rows = page.rows.map(change)
    return rows.every((row, index) => row === page.rows[index]) ? page : { ...page, rows }
  })
}

/** Equal rows stay the same objects, so that only changed ones render again. */
function keepEqualRows<Row>(previous: Page<Row>, next: Page<Row>): Page<Row> {
  const known = new Map(previous.rows.map((row) => [fingerprint(row), row]))
  return { ...next, rows: next.rows.map((row) => known.get(fingerprint(row)) ?? row) }
}

const noRows = { rows: [], total: 0, totalIsCapped: false, pages: 1 }
