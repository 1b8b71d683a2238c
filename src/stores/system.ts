import { getSystemStatus } from '../api/system.ts'
import { createQuery, useQuery, useRefetching } from './query/query.ts'

const system = createQuery({ tag: 'System', queryFn: (_key, options) => getSystemStatus(options) })

/** Milliseconds between two refetches. */
const interval = 15_000
const key = {}

/** Refetches while the page is visible, and immediately when it becomes visible. */
export function useSystemStatus() {
  const view = useQuery(system, key)
  useRefetching(system, key, view.refetch, interval)
  return view
}
