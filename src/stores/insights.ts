import type { Insights } from '../../openapi.d.ts'
import type { ApiError } from '../api/api-error.ts'
import { getInsights } from '../api/insights.ts'
import type { InsightsQuery } from '../api/insights.ts'
import type { Page } from '../api/model.ts'
import { createCachedList, invalidate, onInvalidated } from './cached-list.ts'
import { useListView } from './list-query.ts'

type CachedQuery = InsightsQuery & { page: 1; limit: 1 }

/** `insights` stay while others come, and beside an error. */
export interface InsightsView {
  insights: Insights | null
  error: ApiError | null
  isFetching: boolean
  refetch: () => void
}

const cache = createCachedList('Insight', load)

export function useInsights({ from, to }: InsightsQuery): InsightsView {
  const { rows, error, isFetching, refetch } = useListView(
    cache,
    { page: 1, limit: 1, from, to },
    asTheyAre,
  )
  return { insights: rows[0] ?? null, error, isFetching, refetch }
}

// Sums over weeks need not follow every single change at once.
const calm = 20_000
let timer: ReturnType<typeof setTimeout> | undefined
let last = 0

onInvalidated('Parcel', () => {
  timer ??= setTimeout(
    () => {
      timer = undefined
      last = Date.now()
      invalidate('Insight')
    },
    Math.max(0, last + calm - Date.now()),
  )
})

async function load(query: CachedQuery | undefined, signal: AbortSignal): Promise<Page<Insights>> {
  const rows =
    query === undefined ? [] : [await getInsights({ from: query.from, to: query.to }, signal)]
  // `meta` keeps each query's answer under a key of its own in the cache.
  return { rows, meta: { page: 1, limit: 1, total: 1 } }
}

const asTheyAre = (rows: Insights[]) => ({ rows, total: rows.length, pages: 1 })
