import type { StoreApi } from 'zustand/vanilla'
import { ApiError } from '../api/api-error.ts'
import type { Page } from '../api/model.ts'
import { keyOf, retention, withKnownRows } from './list-entry.ts'
import type { ListEntry, ListState } from './list-entry.ts'

/** Who reads a key, and the call that is under way for it. */
type Desk<Query> = {
  query: Query | undefined
  readers: number
  call: AbortController | null
  dropTimer: ReturnType<typeof setTimeout> | null
}

/** The comings and goings behind a cached list: readers, calls, and what is dropped when. */
export function createFetches<Row, Query extends object>(
  store: StoreApi<ListState<Row>>,
  load: (query: Query | undefined, signal: AbortSignal) => Promise<Page<Row>>,
) {
  const desks = new Map<string, Desk<Query>>()

  function read(query: Query | undefined): () => void {
    const key = keyOf(query, store.getState().isWhole)
    const desk = deskAt(key, query)
    desk.readers += 1
    if (desk.dropTimer) clearTimeout(desk.dropTimer)
    desk.dropTimer = null
    const entry = store.getState().entries[key]
    if (!desk.call && (!entry?.page || entry.error)) fetch(key, desk)
    return () => leave(key, desk)
  }

  /** For somebody who may come to read it: a failure is forgotten. What it returns gives it up. */
  function prefetch(query: Query): () => void {
    const key = keyOf(query, store.getState().isWhole)
    if (desks.has(key)) return () => {}
    const desk = deskAt(key, query)
    fetch(key, desk)
    return () => release(key, desk)
  }

  function refetch(query: Query | undefined): void {
    const key = keyOf(query, store.getState().isWhole)
    fetch(key, deskAt(key, query))
  }

  function refetchWhatIsRead(): void {
    for (const [key, desk] of desks) {
      if (desk.readers > 0) fetch(key, desk)
      else drop(key)
    }
  }

  function forgetAll(): void {
    for (const key of desks.keys()) drop(key)
    store.setState(({ generation }) => ({
      entries: {},
      isWhole: false,
      generation: generation + 1,
    }))
  }

  function deskAt(key: string, query: Query | undefined): Desk<Query> {
    const desk = desks.get(key) ?? { query, readers: 0, call: null, dropTimer: null }
    desks.set(key, desk)
    desk.query = query
    return desk
  }

  function fetch(key: string, desk: Desk<Query>): void {
    desk.call?.abort()
    const call = new AbortController()
    desk.call = call
    setEntry(key, { isFetching: true })
    void finish(key, desk, call)
  }

  /** An answer that somebody gave up, for a newer one or for good, is thrown away. */
  async function finish(key: string, desk: Desk<Query>, call: AbortController): Promise<void> {
    try {
      const page = await load(desk.query, call.signal)
      if (desk.call === call) settle(key, desk, page)
    } catch (error) {
      if (desk.call !== call) return
      desk.call = null
      if (desk.readers === 0) drop(key)
      else setEntry(key, { isFetching: false, error: asApiError(error) })
    }
  }

  /** Puts an answer where its readers look; a whole list serves every page from one place. */
  function settle(key: string, desk: Desk<Query>, page: Page<Row>): void {
    desk.call = null
    const { isWhole: wasWhole, entries: before } = store.getState()
    const known = withKnownRows(page, before[key]?.page)
    const answered = { page: known, isFetching: false, error: null }
    const isWhole = page.meta === null
    if (desk.query === undefined || isWhole === wasWhole) {
      setEntry(key, answered)
      scheduleDrop(key)
      return
    }
    const home = keyOf(desk.query, isWhole)
    for (const [other, { query }] of desks) if (query !== undefined) drop(other)
    store.setState(({ entries }) => ({ isWhole, entries: { ...entries, [home]: answered } }))
    deskAt(home, desk.query)
    scheduleDrop(home)
  }

  function leave(key: string, desk: Desk<Query>): void {
    desk.readers -= 1
    release(key, desk)
  }

  function release(key: string, desk: Desk<Query>): void {
    // After this turn: a reader that comes back at once takes up where it left.
    queueMicrotask(() => {
      if (desk.readers > 0 || desks.get(key) !== desk) return
      if (desk.call && !store.getState().entries[key]?.page) drop(key)
      else scheduleDrop(key)
    })
  }

  function scheduleDrop(key: string): void {
    const desk = desks.get(key)
    if (!desk || desk.readers > 0 || desk.dropTimer) return
    desk.dropTimer = setTimeout(() => drop(key), retention)
  }

  function drop(key: string): void {
    const desk = desks.get(key)
    if (!desk) return
    desk.call?.abort()
    desk.call = null
    if (desk.dropTimer) clearTimeout(desk.dropTimer)
    desks.delete(key)
    store.setState(({ entries }) => {
      const { [key]: _, ...others } = entries
      return { entries: others }
    })
  }

  function setEntry(key: string, change: Partial<ListEntry<Row>>): void {
    store.setState(({ entries }) => ({
      entries: { ...entries, [key]: { ...(entries[key] ?? emptyEntry), ...change } },
    }))
  }

  return { read, prefetch, refetch, refetchWhatIsRead, forgetAll }
}

const emptyEntry = { page: null, isFetching: false, error: null }

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('shape', { cause: error })
}
