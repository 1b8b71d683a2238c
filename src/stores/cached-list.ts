import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { Page } from '../api/model.ts'
import type { ListState } from './list-entry.ts'
import { createFetches } from './list-fetches.ts'

export type Tag = 'User' | 'Parcel' | 'Insight'

export interface CachedList<Row, Query> {
  store: StoreApi<ListState<Row>>
  /** Fetches unless the answer is there or on its way; what it returns ends the reading. */
  read(query: Query | undefined): () => void
  /** Fetches what may be read next; what it returns gives it up, unless somebody reads it now. */
  prefetch(query: Query): () => void
  refetch(query: Query | undefined): void
  /** Answers that hold the row get what `change` makes of it; the same row means no change. */
  replaceRows(change: (row: Row) => Row): void
}

const lists: Record<Tag, Set<{ invalidate(): void; clear(): void }>> = {
  User: new Set(),
  Parcel: new Set(),
  Insight: new Set(),
}

/** Fetches again what is on screen and drops the rest. */
export function invalidate(tag: Tag): void {
  for (const list of lists[tag]) list.invalidate()
}

/** What else has to be done when the data of a tag are no longer what they were. */
export function onInvalidated(tag: Tag, work: () => void): void {
  lists[tag].add({ invalidate: work, clear: () => {} })
}

/** Forgets everything, also answers still on their way: one user's data never meets the next. */
export function clearCachedData(): void {
  for (const list of Object.values(lists).flatMap((some) => [...some])) list.clear()
}

export function createCachedList<Row, Query extends object>(
  tag: Tag,
  load: (query: Query | undefined, signal: AbortSignal) => Promise<Page<Row>>,
): CachedList<Row, Query> {
  const store = createStore<ListState<Row>>(() => ({ entries: {}, isWhole: false, generation: 0 }))
  const { read, prefetch, refetch, refetchWhatIsRead, forgetAll } = createFetches(store, load)
  lists[tag].add({ invalidate: refetchWhatIsRead, clear: forgetAll })
  return {
    store,
    read,
    prefetch,
    refetch,
    replaceRows: (change) =>
      store.setState(({ entries }) => ({ entries: withRowsChanged(entries, change) })),
  }
}

function withRowsChanged<Row>(
  entries: ListState<Row>['entries'],
  change: (row: Row) => Row,
): ListState<Row>['entries'] {
  const changed = Object.entries(entries).map(([key, entry]) => {
    const page = entry.page
    if (page === null) return [key, entry] as const
    const rows = page.rows.map(change)
    const isSame = rows.every((row, index) => row === page.rows[index])
    return [key, isSame ? entry : { ...entry, page: { ...page, rows } }] as const
  })
  return Object.fromEntries(changed)
}
