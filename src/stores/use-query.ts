import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { ApiError } from '../api/api-error.ts'
import { hashQuery } from './query-cache.ts'
import type { Query } from './query-cache.ts'

export interface QueryResult<Data> {
  /** Those of the key before, until those of a new key are there or have failed. */
  data: Data | undefined
  /** `error`: there are no data. Data that could not be fetched again stay a `success`. */
  status: 'pending' | 'success' | 'error'
  error: ApiError | null
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
    // A new epoch is a new subscription.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [query, key, enabled, epoch],
  )

  const [hashWithData, setHashWithData] = useState(hash)
  if (state?.data !== undefined && hashWithData !== hash) setHashWithData(hash)
  const previous = useStore(query.store, ({ states }) => states[hashWithData])

  const refetch = useCallback(() => query.refetch(key), [query, key])
  const error = state?.error ?? null
  const shown = state?.data === undefined && error === null ? previous : state
  const data = shown?.data
  const isFetching = state?.isFetching ?? enabled
  return useMemo(() => {
    const status = data !== undefined ? 'success' : error !== null ? 'error' : 'pending'
    return { data, status, error, isFetching, refetch }
  }, [data, error, isFetching, refetch])
}

/** The same object as long as it means the same: callers build theirs at every render. */
export function useSameKey<Key extends object | undefined>(given: Key): Key {
  const [kept, keep] = useState(given)
  if (kept === given || hashQuery(kept) === hashQuery(given)) return kept
  keep(given)
  return given
}
