import TrackPage from '../../../src/pages/track-page.tsx'
import { visit, visitOn } from './open-page.tsx'
import type { Answers } from './open-page.tsx'

/** A parcel as any host answers a lookup. */
export const trackedParcel = (change: object = {}) => ({
  trackingId: 'TRK-7H2K-9QXM-3VBT-RD4W',
  senderId: { name: 'Selma Meyer', email: 'selma@example.com' },
  receiverId: { name: 'Rui Costa', email: 'rui@example.com' },
  parcelType: 'PACKAGE',
  weight: 2.5,
  fee: 12.5,
  status: 'IN_TRANSIT',
  fromAddress: 'Hafenstrasse 12, Hamburg',
  toAddress: 'Rua das Flores 7, Porto',
  isBlocked: false,
  isCanceled: false,
  createdAt: '2026-03-01T08:05:00.000Z',
  updatedAt: '2026-03-02T17:40:00.000Z',
  statusLogs: [
    { status: 'REQUESTED', timestamp: '2026-03-01T08:05:00.000Z' },
    { status: 'IN_TRANSIT', timestamp: '2026-03-02T17:40:00.000Z' },
  ],
  ...change,
})

export const trackOperation = 'GET /api/parcel/track'

/** Opens the tracking page as a visitor. */
export const openTracking = (path = '/track') => visit(path, <TrackPage />, '/track/:trackingId?')
export const openTrackingOn = (answers: Answers, path = '/track') =>
  visitOn(answers, path, <TrackPage />, '/track/:trackingId?')
