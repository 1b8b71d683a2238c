import { createStore } from 'zustand/vanilla'
import { ApiError } from '../../api/api-error.ts'
import { forgetWholeLists } from '../../api/paged-list.ts'
import type { ReadOptions } from '../../api/query.ts'

/* A small query cache in the terms of TanStack Query; docs/query-cache.md describes its use. */

export type Tag =
  | 'User'
  | 'Parcel'
  | 'Run'
  | 'Delivery'
  | 'Insight'
  | 'System'
  | 'Notification'
  | 'NotificationSetting'
  | 'Webhook'
  | 'ApiKey'
  | 'Session'
  | 'Address'
  | 'TwoFactor'
  | 'Passkey'
  | 'CompanyAccount'
  | 'Phone'

export interface QueryOptions<Key, Data> {
  tag: Tag
  queryFn: (key: Key, options: ReadOptions) => Data | Promise<Data>
  /** Keeps the objects of unchanged parts; by default, only equal data keep their object. */
  structuralSharing?: (previous: Data, next: Data) => Data
}

/** State of one key: the last data, and the state of the newest fetch. */
export interface QueryState<Data> {
  data: Data | undefined
  /** Error of the newest fetch; if there are data, a refetch has failed. */
  error: ApiError | null
  isFetching: boolean
}

export interface QueryStore<Data> {
  /** States by the hash of their key. */
  states: Readonly<Record<string, QueryState<Data>>>
  /** Number of times the cache was cleared; remaining subscribers subscribe again when it changes. */
  epoch: number
}

export type Query<Key extends object, Data extends object | null> = ReturnType<
  typeof createQuery<Key, Data>
>

/** Refetches queries with subscribers and drops the others. */
export function invalidateTag(tag: Tag): void {
  for (const invalidate of invalidations[tag]) invalidate()
}

/** Calls `work` whenever the tag is invalidated. */
export function onInvalidated(tag: Tag, work: () => void): void {
  invalidations[tag].add(work)
}

/** Clears everything, including pending answers, so that no user sees the data of the previous one. */
export function clearCachedData(): void {
  forgetWholeLists()
  for (const clear of clearings) clear()
}

/** Hashes a key regardless of the order of its fields; leaves out undefined and empty ones. */
export function hashQuery(key: object | undefined): string {
  const parts = Object.entries(key ?? {}).filter(([, value]) => value !== undefined && value !== '')
  return JSON.stringify(parts.sort(([one], [other]) => one.localeCompare(other)))
}

/** Milliseconds for which data without subscribers are kept. */
const gcTime = 60_000

interface QueryEntry<Key> {
  hash: string
  key: Key
  subscribers: number
  /** Cancels the pending fetch. */
  controller: AbortController | null
  gcTimer: ReturnType<typeof setTimeout> | undefined
}

/** Creates a query, whose data are cached for each key. */
export function createQuery<Key extends object, Data extends object | null>({
  tag,
  queryFn,
  structuralSharing = keepIfEqual,
}: QueryOptions<Key, Data>) {
  const store = createStore<QueryStore<Data>>(() => ({ states: {}, epoch: 0 }))
  const entries = new Map<string, QueryEntry<Key>>()

  /** Fetches unless the data are cached or being fetched. Returns a function that unsubscribes. */
  function subscribe(key: Key): () => void {
    const entry = entryOf(key)
    entry.subscribers += 1
    clearTimeout(entry.gcTimer)
    entry.gcTimer = undefined
    const { data, error } = stateOf(entry)
    if (!entry.controller && (data === undefined || error)) void fetchQuery(entry, cacheMode(entry))
    return () => {
      entry.subscribers -= 1
      release(entry)
    }
  }

  /**
   * Fetches a key that may be subscribed to next. Returns a function that cancels the fetch while it has no
   * subscriber.
   */
  function prefetchQuery(key: Key): () => void {
    if (entries.has(hashQuery(key))) return () => {}
    const entry = entryOf(key)
    void fetchQuery(entry, cacheMode(entry))
    return () => release(entry)
  }

  const refetch = (key: Key): void => void fetchQuery(entryOf(key), 'no-cache')

  /** Replaces the data of every key with the result of `update`. */
  function setQueriesData(update: (data: Data, key: Key) => Data): void {
    for (const entry of entries.values()) {
      const { data } = stateOf(entry)
      const next = data === undefined ? undefined : update(data, entry.key)
      if (next !== data) setState(entry, { data: next })
    }
  }

  function invalidate(): void {
    for (const entry of entries.values()) if (entry.subscribers === 0) drop(entry)
    // An unpaged host answers the first call with the whole list, which serves all other keys.
    let cache: ReadOptions['cache'] = 'no-cache'
    for (const entry of entries.values()) {
      void fetchQuery(entry, cache)
      cache = 'default'
    }
  }

  function clear(): void {
    for (const entry of entries.values()) drop(entry)
    store.setState(({ epoch }) => ({ states: {}, epoch: epoch + 1 }))
  }

  /** Ignores the answer of a fetch that was cancelled, or superseded by a newer one. */
  async function fetchQuery(entry: QueryEntry<Key>, cache: ReadOptions['cache']): Promise<void> {
    entry.controller?.abort()
    const controller = new AbortController()
    entry.controller = controller
    setState(entry, { isFetching: true })
    try {
      const answer = queryFn(entry.key, { signal: controller.signal, cache })
      // Data that need no call are set synchronously.
      const data = answer instanceof Promise ? await answer : answer
      if (entry.controller !== controller) return
      entry.controller = null
      const { data: previous } = stateOf(entry)
      const shared = previous === undefined ? data : structuralSharing(previous, data)
      setState(entry, { data: shared, error: null, isFetching: false })
      scheduleGc(entry)
    } catch (error) {
      if (entry.controller !== controller) return
      entry.controller = null
      if (entry.subscribers === 0) drop(entry)
      else setState(entry, { error: asApiError(error), isFetching: false })
    }
  }

  /** While this query has cached data, the whole list behind them can serve another key, too. */
  function cacheMode(entry: QueryEntry<Key>): ReadOptions['cache'] {
    return hasData(store.getState()) && !stateOf(entry).error ? 'default' : 'no-cache'
  }

  function release(entry: QueryEntry<Key>): void {
    // Waits a microtask, so that a subscriber that returns immediately finds its data.
    queueMicrotask(() => {
      if (entry.subscribers > 0 || entries.get(entry.hash) !== entry) return
      if (entry.controller && stateOf(entry).data === undefined) drop(entry)
      else scheduleGc(entry)
    })
  }

  function scheduleGc(entry: QueryEntry<Key>): void {
    if (entry.subscribers === 0) entry.gcTimer ??= setTimeout(() => drop(entry), gcTime)
  }

  function drop(entry: QueryEntry<Key>): void {
    entry.controller?.abort()
    entry.controller = null
    clearTimeout(entry.gcTimer)
    entries.delete(entry.hash)
    const { [entry.hash]: _, ...others } = store.getState().states
    store.setState({ states: others })
  }

  function entryOf(key: Key): QueryEntry<Key> {
    const hash = hashQuery(key)
    const known = entries.get(hash)
    if (known) return known
    const entry = { hash, key, subscribers: 0, controller: null, gcTimer: undefined }
    entries.set(hash, entry)
    return entry
  }

  function stateOf({ hash }: QueryEntry<Key>): QueryState<Data> {
    return store.getState().states[hash] ?? initialState
  }

  function setState(entry: QueryEntry<Key>, change: Partial<QueryState<Data>>): void {
    const state = { ...stateOf(entry), ...change }
    store.setState(({ states }) => ({ states: { ...states, [entry.hash]: state } }))
  }

  invalidations[tag].add(invalidate)
  clearings.add(clear)
  return { store, subscribe, prefetchQuery, refetch, setQueriesData }
}

/** True if any key has data. */
export const hasData = ({ states }: QueryStore<unknown>): boolean =>
  Object.values(states).some(({ data }) => data !== undefined)

/** JSON that is equal for equal values; a Map counts by its entries. */
export const fingerprint = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? [...part] : part))

function keepIfEqual<Data>(previous: Data, next: Data): Data {
  return fingerprint(previous) === fingerprint(next) ? previous : next
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('shape', { cause: error })
}

const initialState = { data: undefined, error: null, isFetching: false }
const invalidations: Record<Tag, Set<() => void>> = {
  User: new Set(),
  Parcel: new Set(),
  Run: new Set(),
  Delivery: new Set(),
  Insight: new Set(),
  System: new Set(),
  Notification: new Set(),
  NotificationSetting: new Set(),
  Webhook: new Set(),
  ApiKey: new Set(),
  Session: new Set(),
  TwoFactor: new Set(),
  Passkey: new Set(),
  CompanyAccount: new Set(),
  Phone: new Set(),
  Address: new Set(),
}
const clearings = new Set<() => void>()
