import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { isUnknownCall, reloadText } from '../../api/api-error.ts'
import type { ApiError } from '../../api/api-error.ts'
import { hashQuery } from './query-cache.ts'
import type { Query } from './query-cache.ts'

export interface QueryResult<Data> {
  /** Data of the previous key, until those of a new key have loaded or failed. */
  data: Data | undefined
  /** `error`: there are no data. After a failed refetch, a query with cached data stays a `success`. */
  status: 'pending' | 'success' | 'error'
  error: ApiError | null
  /** True if the host does not have the operation. */
  isUnsupported: boolean
  /** Asks for a reload of the page, if nothing else helps. */
  reload: string | undefined
  isFetching: boolean
  refetch: () => void
}

/** Subscribes to a key; while it is not `enabled`, only reads what is cached. */
export function useQuery<Key extends object, Data extends object | null>(
  query: Query<Key, Data>,
  givenKey: Key,
  { enabled = true }: { enabled?: boolean } = {},
): QueryResult<Data> {
  const key = useSameKey(givenKey)
  const hash = hashQuery(key)
  const epoch = useStore(query.store, (state) => state.epoch)
  const state = useStore(query.store, ({ states }) => states[hash])
  useEffect(
    () => (enabled ? query.subscribe(key) : undefined),
    // A new epoch needs a new subscription.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [query, key, enabled, epoch],
  )

  // Kept here, too, since the entry of the previous key may be dropped.
  const [kept, keep] = useState({ epoch, data: state?.data })
  if (state?.data !== undefined && (kept.data !== state.data || kept.epoch !== epoch))
    keep({ epoch, data: state.data })
  const previous = kept.epoch === epoch ? kept.data : undefined

  const refetch = useCallback(() => query.refetch(key), [query, key])
  const error = state?.error ?? null
  const data = state?.data ?? (error === null ? previous : undefined)
  const isFetching = state?.isFetching ?? enabled
  return useMemo(() => {
    const status = data !== undefined ? 'success' : error !== null ? 'error' : 'pending'
    const isUnsupported = isUnknownCall(error)
    const reload = reloadText(error)
    return { data, status, error, isUnsupported, reload, isFetching, refetch }
  }, [data, error, isFetching, refetch])
}

/** Returns the same object for equal keys, since callers create theirs at every render. */
export function useSameKey<Key extends object | undefined>(given: Key): Key {
  const [kept, keep] = useState(given)
  if (kept === given || hashQuery(kept) === hashQuery(given)) return kept
  keep(given)
  return given
}
