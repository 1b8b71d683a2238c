import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { StatusLog } from '../../../../openapi.d.ts'
import AdminParcelsPage from '../../../../src/pages/admin-parcels-page.tsx'
import { ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { statusChips } from '../../support/status-chips.ts'
import { makePlaceForToasts, toasts } from '../../support/toasts.ts'
import { lastQuery } from '../../support/asked.ts'
import { openAllParcels, openDashboard } from '../../support/pages.tsx'
import { openOn } from '../../support/open-page.tsx'
import { openTrackingOn, trackOperation } from '../../support/tracking.tsx'

makePlaceForToasts()

const list = 'GET /api/parcel'
const counts = 'GET /api/parcel/counts'
const trackingId = 'TRK-7H2K-9QXM-3VBT-RD4W'
const at = '2026-03-02T10:00:00.000Z'
const failed = (more: Partial<StatusLog> = {}): StatusLog => ({
  status: 'IN_TRANSIT',
  timestamp: at,
  note: 'No one was home',
  failedAttempt: 'NOBODY_HOME',
  ...more,
})
const underWay = (...entries: StatusLog[]) =>
  wireParcel({
    status: 'IN_TRANSIT',
    actions: ['recordAttempt'],
    statusLogs: [{ status: 'IN_TRANSIT', timestamp: at }, ...entries],
  })
const counted = () =>
  ok({ statuses: [{ status: 'IN_TRANSIT', count: 3 }], attempted: { count: 2 }, total: 3 })

it('An administrator reads on the card why a delivery failed, and when the next attempt is', async () => {
  openAllParcels({ [list]: () => ok([underWay(failed({ nextAttempt: '2026-03-04' }))]) })
  const card = await screen.findByRole('article')
  expect(within(card).getByText('Attempted: no one home')).toBeVisible()
  expect(within(card).getByText('Next try 4 Mar')).toBeVisible()
  expect(within(card).getByText('In transit')).toBeVisible()
})

it('An administrator reads the failed attempt in a table row, in one badge', async () => {
  openOn(
    { [list]: () => ok([underWay(failed({ nextAttempt: '2026-03-04' }))]) },
    <AdminParcelsPage />,
    '/admin/parcels?view=table',
  )
  const badge = await screen.findByTitle('In transit. Attempted: no one home. Next try 4 Mar')
  expect(badge).toHaveTextContent(/^In transit\. Attempted: no one home$/)
  expect(badge.closest('td')).toBeVisible()
})

it.each([
  ['has moved on since', underWay(failed(), { status: 'IN_TRANSIT', timestamp: at })],
  ['is blocked', { ...underWay(failed()), status: 'BLOCKED' as const, isBlocked: true }],
])('A failed attempt is not shown if the parcel %s', async (_, parcel) => {
  openAllParcels({ [list]: () => ok([parcel]) })
  const card = await screen.findByRole('article')
  expect(within(card).queryByText(/^Attempted/)).toBeNull()
})

it('A receiver sees a failed attempt in their list, even after the parcel was blocked and unblocked', async () => {
  const blockedOnce = underWay(
    failed(),
    { status: 'BLOCKED', timestamp: at },
    { status: 'UNBLOCKED', timestamp: at },
  )
  openDashboard({ 'GET /api/parcel/incoming': () => ok([blockedOnce]) })
  expect(await screen.findByText('Attempted: no one home')).toBeVisible()
})

it('An administrator filters by failed attempts, and reads how many there are', async () => {
  const { host, person, address } = openAllParcels({
    [list]: () => ok([underWay(failed())], { page: 1, limit: 6, total: 1 }),
    [counts]: counted,
  })
  await waitFor(() => expect(statusChips()).toContain('Attempted 2'))
  await person.click(screen.getByRole('button', { name: 'Attempted 2' }))
  expect(address()).toBe('/admin/parcels?status=ATTEMPTED')
  await waitFor(() =>
    expect(lastQuery(host, list)).toMatchObject({
      status: 'ATTEMPTED',
    }),
  )
})

it('A host that does not count failed attempts has no filter for them', async () => {
  openAllParcels({
    [list]: () => ok([wireParcel()], { page: 1, limit: 6, total: 1 }),
    [counts]: () => ok({ statuses: [], total: 1 }),
  })
  await waitFor(() => expect(statusChips()).toContain('All 1'))
  expect(statusChips().filter((chip) => chip?.startsWith('Attempted'))).toEqual([])
})

it('An administrator records a failed attempt with the day of the next attempt', async () => {
  const { host, person } = openAllParcels({
    [list]: () => ok([underWay()]),
    'POST /api/parcel/attempts/{id}': () => ok(underWay(failed())),
  })
  await person.click(await screen.findByRole('button', { name: 'Failed attempt' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(dialog.getByRole('radio', { name: 'No one home' }))
  fireEvent.change(dialog.getByLabelText('Next attempt (optional)'), {
    target: { value: '2026-12-04' },
  })
  await person.click(dialog.getByRole('button', { name: 'Record attempt' }))
  expect(await toasts().findByText('Failed attempt recorded')).toBeVisible()
  expect(host.asked.findLast(({ call }) => call.startsWith('POST'))?.body).toEqual({
    reason: 'NOBODY_HOME',
    nextAttempt: '2026-12-04',
  })
})

it.each([
  [failed(), 'No one was home. We will try again.'],
  [failed({ nextAttempt: '2026-03-04' }), 'No one was home. We will try again on 4 Mar 2026.'],
  [
    failed({ failedAttempt: 'WRONG_ADDRESS' }),
    'The address was wrong. Please contact us with the right address.',
  ],
  [failed({ failedAttempt: 'OTHER', note: 'A dog' }), '(A dog)'],
])('A visitor reads why the delivery failed and what happens next: %#', async (entry, text) => {
  const answer = () => ok([{ ...underWay(entry), trackingId }])
  openTrackingOn({ [trackOperation]: answer }, `/track/${trackingId}`)
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByText('We could not deliver it')).toBeVisible()
  expect(screen.getByText('Delivery attempt failed')).toBeVisible()
})

it('An administrator calls the receiver from the card', async () => {
  openAllParcels({ [list]: () => ok([{ ...underWay(), receiverPhone: '+49 40 5550123' }]) })
  const card = await screen.findByRole('article')
  expect(within(card).getByText('Rita Receiver')).toBeVisible()
  expect(within(card).getByRole('link', { name: '+49 40 5550123' })).toHaveAttribute(
    'href',
    'tel:+49405550123',
  )
})
