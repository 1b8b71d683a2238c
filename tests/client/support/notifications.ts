import type { Notification, NotificationSettings, ParcelStatus } from '../../../openapi.d.ts'
import { noteLiveSupport } from '../../../src/api/live-support.ts'

/** Announces streams and notifications, as a host that supports both. */
export function noteOwnHost(): void {
  noteLiveSupport(new Response(null, { headers: { 'Live-Updates': 'events' } }))
}

export const wireNotification = (
  number: number,
  status: ParcelStatus,
  change: Partial<Notification> = {},
): Notification => ({
  id: `n-${number}`,
  createdAt: `2026-03-02T09:00:${String(number).padStart(2, '0')}.000Z`,
  readAt: null,
  parcel: { _id: `p-${number}`, trackingId: `TRK-${number}`, status },
  ...change,
})

export const meta = (total: number, limit = 15, page = 1) => ({ page, limit, total })

export const wireSettings = (change: Partial<NotificationSettings> = {}): NotificationSettings => ({
  settings: [
    { event: 'APPROVED', center: true, email: false },
    { event: 'DELIVERED', center: true, email: true },
  ],
  sendsEmail: true,
  email: 'sam@example.com',
  daily: null,
  ...change,
})
