import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { KeptScans, Scan } from '../../../machines/scans.ts'
import { keepActs, keptActs, openActs, settleAct } from '../../../src/stores/kept-acts.ts'
import { keepHandover, keptHandovers, openHandovers } from '../../../src/stores/kept-handovers.ts'
import type { HandoverOutcome, KeptHandover } from '../../../src/stores/kept-handovers.ts'
import { keepScans, keptScansOf } from '../../../src/stores/kept-scans.ts'
import { failure, ok, standInHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'
import { wireUser } from '../../support/wire.ts'
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
const kept = (...scans: Scan[]): KeptScans => ({ status: 'DISPATCHED', scans })

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

it('An administrator who logs out leaves no address of what was scanned, and reads what still waits', async () => {
  keepScans(ada._id, kept(accepted, refused, waiting))
  keepScans('another', kept(accepted))
  await logOut()
  await waitFor(() => expect(keptScansOf(ada._id)).toEqual(kept(waiting)))
  expect(keptScansOf('another')).toBeNull()
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Quay Road')
  await toasts().findByText('1 scan is not sent yet. Log in here again to send it.')
})

it('An administrator who logs out keeps the handovers that are not recorded, and reads how many', async () => {
  keepScans(ada._id, kept(waiting))
  const handover = (parcelId: string, outcome: HandoverOutcome): KeptHandover => ({
    key: `key-of-${parcelId}`,
    parcelId,
    trackingId: 'TRK-9',
    takenAt: '2026-03-02T09:00:00.000Z',
    delivery: { signature: 'iVBORw0KGgo=' },
    outcome,
  })
  openHandovers(ada._id)
  const left = [
    handover('p-1', { state: 'waiting' }),
    handover('p-2', { state: 'refused', reason: 'Parcel is blocked', fieldErrors: [] }),
  ]
  for (const one of [...left, handover('p-3', { state: 'recorded' })]) keepHandover(one)
  await logOut()
  await toasts().findByText(
    '1 scan and 2 handovers are not sent yet. Log in here again to send them.',
  )
  expect(keptHandovers()).toEqual(left)
  openHandovers('another')
  expect(keptHandovers()).toEqual([])
})

it('An administrator who has sent all scans leaves none, even where the logout fails', async () => {
  host.on(logout, () => failure(500, 'It failed'))
  keepScans(ada._id, kept(accepted))
  await logOut()
  await waitFor(() => expect(keptScansOf(ada._id)).toBeNull())
  expect(toasts().queryByText(/not sent yet/)).toBeNull()
})

it('A courier who logs out leaves what is not sent for their next session, and reads how much', async () => {
  openActs(ada._id)
  await keepActs([
    { type: 'start', runId: 'run-1' },
    { type: 'load', parcelId: 'p-1', trackingId: 'TRK-1' },
  ])
  const [start, load] = keptActs()
  settleAct(start?.key ?? '', { state: 'sent' })
  await logOut()
  await toasts().findByText('1 entry of your run is not sent yet. Log in here again to send it.')
  await waitFor(() => expect(keptActs()).toEqual([load]))
})
