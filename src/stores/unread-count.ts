import { useEffect, useState } from 'react'
import { supportsLive } from '../api/live-support.ts'
import type { Count } from '../api/model.ts'
import { countUnread } from '../api/unread-count.ts'
import { whileVisible } from '../lib/polling.ts'
import { whenIdle } from '../lib/scheduling.ts'
import { createQuery, invalidateTag, useQuery } from './query/query.ts'

/*
 * The number of unread notifications, for the bell of every dashboard. Their list is in another store, which is
 * loaded on demand.
 */

const unreadCount = createQuery({
  tag: 'Notification',
  queryFn: (_key, options) => countUnread(options),
})
const key = {}

/** Only hosts with live streams have notifications. */
export const mayHaveNotifications = supportsLive

/** Undefined while loading; null if the host has no notifications. */
export function useUnreadCount(): Count | null | undefined {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const enabled = isIdle && mayHaveNotifications()
  const { data, refetch } = useQuery(unreadCount, key, { enabled })
  const isKnown = enabled && data !== null
  useEffect(() => {
    if (!isKnown) return undefined
    let isFirst = true
    return whileVisible(() => {
      // The subscription makes the first fetch; after that, the user may have read notifications elsewhere.
      if (!isFirst) refetch()
      isFirst = false
    })
  }, [isKnown, refetch])
  return data
}

export const setUnreadCount = (count: Count) => unreadCount.setQueriesData(() => count)

/** Refetches the notifications on screen, if the host has notifications. */
export function invalidateNotifications(): void {
  const { states } = unreadCount.store.getState()
  if (Object.values(states).some(({ data }) => data !== null)) invalidateTag('Notification')
}
