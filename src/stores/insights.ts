import { getInsights } from '../api/insights.ts'
import type { InsightsQuery } from '../api/insights.ts'
import { throttle } from '../lib/throttle.ts'
import { createQuery, invalidateTag, onInvalidated, useQuery } from './query/query.ts'

const insights = createQuery({ tag: 'Insight', queryFn: getInsights })

export const useInsights = ({ from, to }: InsightsQuery) => useQuery(insights, { from, to })

// Sums over weeks do not have to follow every change immediately.
const { call } = throttle(() => invalidateTag('Insight'), { interval: 20_000 })
onInvalidated('Parcel', call)
