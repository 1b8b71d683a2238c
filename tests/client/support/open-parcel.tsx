import type { ReactNode } from 'react'
import { Route } from 'wouter'
import type { Parcel } from '../../../openapi.d.ts'
import AdminParcelPage from '../../../src/pages/admin-parcel-page.tsx'
import ReceiverParcelPage from '../../../src/pages/receiver-parcel-page.tsx'
import SenderParcelPage from '../../../src/pages/sender-parcel-page.tsx'
import { wireParcel } from '../../support/wire.ts'
import { openOn } from './open-page.tsx'
import type { Answers } from './open-page.tsx'

export const call = 'GET /api/parcel/p-1'

const pages: Record<string, ReactNode> = {
  admin: <AdminParcelPage />,
  sender: <SenderParcelPage />,
  receiver: <ReceiverParcelPage />,
}

/** Opens a parcel's page in the area of a role. */
export function openParcel(
  answers: Answers,
  who: 'admin' | 'sender' | 'receiver' = 'sender',
  parcelId = 'p-1',
) {
  return openOn(
    answers,
    <Route path={`/${who}/parcels/:parcelId`}>{pages[who]}</Route>,
    `/${who}/parcels/${parcelId}`,
  )
}

export const sent = (change: Partial<Parcel> = {}) =>
  wireParcel({
    status: 'APPROVED',
    note: 'Ring twice',
    statusLogs: [
      {
        status: 'REQUESTED',
        timestamp: '2026-03-01T10:00:00.000Z',
        updatedBy: { name: 'Sam Sender', role: 'SENDER' },
      },
      {
        status: 'APPROVED',
        timestamp: '2026-03-02T10:00:00.000Z',
        note: 'Papers in order',
        updatedBy: { name: 'Ada Admin', role: 'ADMIN' },
      },
    ],
    ...change,
  })
