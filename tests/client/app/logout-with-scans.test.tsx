import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { Scan, ScanSession } from '../../../machines/scans.ts'
import { leaveWaiting } from '../../../src/features/session/leave-waiting.ts'
import { recordDelivery } from '../../../src/api/deliveries.ts'
import { addEntries, openOutbox, readEntries, storeAnswer } from '../../../src/stores/outbox.ts'
import type { EntryOutcome, OutboxEntry } from '../../../src/stores/outbox-storage.ts'
import { storedScansOf, storeScans } from '../../../src/stores/stored-scans.ts'
import { failure, later, ok, standInHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'
import { wireParcel, wireUser } from '../../support/wire.ts'
import { storeEntry } from '../support/outbox.ts'
import { makePlaceForToasts, toasts } from '../support/toasts.ts'
import { me, openApp, prepareApp } from '../support/open-app.tsx'

const logout = 'POST /api/auth/logout'
const ada = wireUser({ role: 'ADMIN', name: 'Ada Admin' })

const scan = (trackingId: string, outcome: Scan['outcome']): Scan => ({
  key: `key-of-${trackingId}`,
  trackingId,
  status: 'DISPATCHED',
  readAt: '2026-03-02T09:00:00.000Z',
  outcome,
})
const accepted = scan('TRK-1', { state: 'accepted', toAddress: '8 Quay Road, Hull' })
const refused = scan('TRK-2', { state: 'refused', reason: 'Parcel is blocked', isSettled: false })
const waiting = scan('TRK-3', { state: 'waiting' })
const session = (...scans: Scan[]): ScanSession => ({ status: 'DISPATCHED', scans })

let host: Host
makePlaceForToasts()
prepareApp()
beforeEach(() => {
  localStorage.clear()
  host = standInHost({
    [me]: () => ok(ada),
    [logout]: () => ok(null),
    'GET /api/users': () => ok([]),
  })
})

async function logOut() {
  openApp('/about')
  await userEvent.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] as Element)
  await waitFor(() => expect(host.calls()).toContain(logout))
}

it('An administrator who logs out leaves no addresses of scanned parcels, and reads how many scans are unsent', async () => {
  storeScans(ada._id, session(accepted, refused, waiting))
  storeScans('another', session(accepted))
  await logOut()
  await waitFor(() => expect(storedScansOf(ada._id)).toEqual(session(waiting)))
  expect(storedScansOf('another')).toBeNull()
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Quay Road')
  await toasts().findByText('1 scan is not sent yet. Log in here again to send it.')
})

it('An administrator who logs out keeps the handovers that are not recorded, and reads how many', async () => {
  storeScans(ada._id, session(waiting))
  const handover = (order: number, outcome: EntryOutcome): OutboxEntry => ({
    key: `key-${order}`,
    order,
    recordedAt: '2026-03-02T09:00:00.000Z',
    action: {
      type: 'deliver',
      parcelId: `p-${order}`,
      trackingId: 'TRK-9',
      delivery: { signature: 'iVBORw0KGgo=' },
    },
    outcome,
  })
  openOutbox(ada._id)
  const left = [
    handover(1, { state: 'pending' }),
    handover(2, { state: 'refused', reason: 'Parcel is blocked', fieldErrors: [] }),
  ]
  for (const one of [...left, handover(3, { state: 'sent', sentAt: 1 })]) storeEntry(ada._id, one)
  await logOut()
  await toasts().findByText(
    '1 scan and 2 handovers are not sent yet. Log in here again to send them.',
  )
  expect(readEntries()).toEqual(left)
  openOutbox('another')
  expect(readEntries()).toEqual([])
})

it('An administrator who logs out while a handover is under way does not read that it is unsent', async () => {
  const held = later()
  host.on('POST /api/parcel/deliveries/p-1', async () => {
    await held.handler()
    return ok(wireParcel())
  })
  openOutbox(ada._id)
  const action = { type: 'deliver', parcelId: 'p-1', trackingId: 'TRK-9', delivery: {} } as const
  const recordedAt = '2026-03-02T09:00:00.000Z'
  const outcome = { state: 'pending' } as const
  storeEntry(ada._id, { key: 'key-1', order: 1, recordedAt, action, outcome })
  storeScans(ada._id, session(waiting))
  const sent = recordDelivery('p-1', {}, 'key-1').then(() =>
    storeAnswer('key-1', { state: 'sent' }),
  )
  openApp('/about')
  await screen.findAllByRole('button', { name: 'Logout' })
  const said = leaveWaiting(true)
  held.answer(ok(null))
  await Promise.all([sent, said])
  const text = '1 scan is not sent yet. Log in here again to send it.'
  expect(await toasts().findByText(text)).toBeVisible()
})

it('An administrator who has sent all scans leaves no scans in the browser, even if the logout fails', async () => {
  host.on(logout, () => failure(500, 'It failed'))
  storeScans(ada._id, session(accepted))
  await logOut()
  await waitFor(() => expect(storedScansOf(ada._id)).toBeNull())
  expect(toasts().queryByText(/not sent yet/)).toBeNull()
})

it('A courier who logs out keeps unsent entries for the next session, and reads how many', async () => {
  openOutbox(ada._id)
  await addEntries([
    { type: 'start', runId: 'run-1' },
    { type: 'load', parcelId: 'p-1', trackingId: 'TRK-1' },
  ])
  const [start, load] = readEntries()
  storeAnswer(start?.key ?? '', { state: 'sent' })
  await logOut()
  await toasts().findByText('1 entry of your run is not sent yet. Log in here again to send it.')
  await waitFor(() => expect(readEntries()).toEqual([load]))
})
