import { createStore } from 'zustand/vanilla'
import { ApiError } from '../../api/api-error.ts'
import { forgetWholeLists } from '../../api/paged-list.ts'
import type { ReadOptions } from '../../api/query.ts'

/*
 * A small query cache in the words of TanStack Query; docs/query-cache.md says how to use it.
 */

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
  /** Makes new data keep what is as it was; by default, equal data stay the same object. */
  structuralSharing?: (previous: Data, next: Data) => Data
}

/** State of one key: the last good answer, and how the newest fetch goes. */
export interface QueryState<Data> {
  data: Data | undefined
  /** Error of the newest fetch; beside data, they could not be fetched again. */
  error: ApiError | null
  isFetching: boolean
}

export interface QueryStore<Data> {
  /** By the hash of their key. */
  states: Readonly<Record<string, QueryState<Data>>>
  /** Counts the clearings, so that subscribers that are still there subscribe again. */
  epoch: number
}

export type Query<Key extends object, Data extends object | null> = ReturnType<
  typeof createQuery<Key, Data>
>

/** Refetches what has subscribers and drops the rest. */
export function invalidateTag(tag: Tag): void {
  for (const invalidate of invalidations[tag]) invalidate()
}

/** Adds work to be done when the data of a tag are no longer what they were. */
export function onInvalidated(tag: Tag, work: () => void): void {
  invalidations[tag].add(work)
}

/** Forgets everything, also answers still on their way: one user's data never meets the next. */
export function clearCachedData(): void {
  forgetWholeLists()
  for (const clear of clearings) clear()
}

/** Equal for keys that mean the same, in any order; what says nothing is left out. */
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
  /** Cancels the fetch that is on its way. */
  controller: AbortController | null
  gcTimer: ReturnType<typeof setTimeout> | undefined
}

/** A query, cached under every key that it is asked with. */
export function createQuery<Key extends object, Data extends object | null>({
  tag,
  queryFn,
  structuralSharing = keepIfEqual,
}: QueryOptions<Key, Data>) {
  const store = createStore<QueryStore<Data>>(() => ({ states: {}, epoch: 0 }))
  const entries = new Map<string, QueryEntry<Key>>()

  /** Fetches unless the data are there or on their way; what it returns unsubscribes. */
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

  /** Fetches what may be subscribed to next; what it returns cancels, if nothing subscribed. */
  function prefetchQuery(key: Key): () => void {
    if (entries.has(hashQuery(key))) return () => {}
    const entry = entryOf(key)
    void fetchQuery(entry, cacheMode(entry))
    return () => release(entry)
  }

  const refetch = (key: Key): void => void fetchQuery(entryOf(key), 'no-cache')

  /** Puts what `update` makes of them in the place of the data under every key. */
  function setQueriesData(update: (data: Data) => Data): void {
    for (const entry of entries.values()) {
      const { data } = stateOf(entry)
      const next = data === undefined ? undefined : update(data)
      if (next !== data) setState(entry, { data: next })
    }
  }

  function invalidate(): void {
    for (const entry of entries.values()) if (entry.subscribers === 0) drop(entry)
    // A host that sends the whole list brings it for all keys with one call.
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

  /** An answer that was cancelled, or superseded by a newer fetch, is thrown away. */
  async function fetchQuery(entry: QueryEntry<Key>, cache: ReadOptions['cache']): Promise<void> {
    entry.controller?.abort()
    const controller = new AbortController()
    entry.controller = controller
    setState(entry, { isFetching: true })
    try {
      const answer = queryFn(entry.key, { signal: controller.signal, cache })
      // Data that need no call are there at once.
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

  /** While data of this query are cached, what the host sent for them may serve another key too. */
  function cacheMode(entry: QueryEntry<Key>): ReadOptions['cache'] {
    return hasData(store.getState()) && !stateOf(entry).error ? 'default' : 'no-cache'
  }

  function release(entry: QueryEntry<Key>): void {
    // After this turn: a subscriber that comes back at once takes up where it left.
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

/** True if there are data under any key. */
export const hasData = ({ states }: QueryStore<unknown>): boolean =>
  Object.values(states).some(({ data }) => data !== undefined)

/** Equal for what says the same; a Map counts with its entries. */
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
