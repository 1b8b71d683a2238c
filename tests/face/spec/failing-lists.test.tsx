// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import AdminParcelsPage from '../../../src/pages/admin-parcels-page.tsx'
import AdminUsersPage from '../../../src/pages/admin-users-page.tsx'
import ReceiverDashboardPage from '../../../src/pages/receiver-dashboard-page.tsx'
import SenderParcelsPage from '../../../src/pages/sender-parcels-page.tsx'
import TrackPage from '../../../src/pages/track-page.tsx'
import { ok, standInHost } from '../../support/host.ts'
import { wireParcel, wireUser } from '../../support/wire.ts'
import { openPage } from '../dashboards/support/open-page.tsx'
import { visit } from '../public/support/visit.tsx'
import { toasts, makePlaceForToasts } from './support/toasts.ts'
import { expireOnce, hurryTimeouts, refuseRenewal, ways } from './support/ways.ts'

interface Reading {
  title: string
  call: string
  page: ReactNode
  path: string
  host: NonNullable<Parameters<typeof standInHost>[0]>
  prepare?: (person: UserEvent) => Promise<void>
  /** Where the failure is told; the rest of the page stays as it is. */
  place?: () => HTMLElement
  text: string
  success: () => Response
  found: () => Promise<HTMLElement>
}

const row = wireParcel({ status: 'IN_TRANSIT' })
const section = (name: string) => () => screen.getByRole('region', { name })

const readings: Reading[] = [
  {
    title: 'An administrator lists all parcels',
    call: 'GET /api/parcel',
    page: <AdminParcelsPage />,
    path: '/admin/parcels',
    host: {},
    text: 'Failed to load parcels.',
    success: () => ok([row]),
    found: () => screen.findByRole('article'),
  },
  {
    title: 'An administrator lists users',
    call: 'GET /api/user',
    page: <AdminUsersPage />,
    path: '/admin/users',
    host: {},
    text: 'Failed to load users.',
    success: () => ok([wireUser()]),
    found: () => screen.findByRole('table'),
  },
  {
    title: 'A sender lists their parcels',
    call: 'GET /api/parcel/me',
    page: <SenderParcelsPage />,
    path: '/sender/parcels',
    host: {},
    text: 'Failed to load parcels.',
    success: () => ok([row]),
    found: () => screen.findByRole('article'),
  },
  {
    title: 'A receiver lists incoming parcels',
    call: 'GET /api/parcel/incoming',
    page: <ReceiverDashboardPage />,
    path: '/receiver/dashboard',
    host: { 'GET /api/parcel/history': () => ok([]) },
    place: section('Incoming Parcels'),
    text: 'Failed to load parcels.',
    success: () => ok([row]),
    found: () => screen.findByRole('article'),
  },
  {
    title: 'A receiver lists the delivery history',
    call: 'GET /api/parcel/history',
    page: <ReceiverDashboardPage />,
    path: '/receiver/dashboard',
    host: { 'GET /api/parcel/incoming': () => ok([]) },
    place: section('Delivery History'),
    text: 'Failed to load parcels.',
    success: () => ok([wireParcel({ status: 'DELIVERED' })]),
    found: () => screen.findByRole('article'),
  },
  {
    title: 'A sender looks for a receiver',
    call: 'GET /api/user/receivers',
    page: <SenderParcelsPage />,
    path: '/sender/parcels',
    host: { 'GET /api/parcel/me': () => ok([row]) },
    prepare: async (person) => {
      await person.click(await screen.findByRole('button', { name: 'Create Parcel' }))
      await screen.findByRole('dialog')
    },
    place: () => screen.getByRole('dialog'),
    text: 'The list could not be loaded.',
    success: () => ok([{ _id: 'r-1', name: 'Rita', email: 'rita@example.com' }]),
    found: async () => {
      await waitFor(() => expect(screen.queryByText('The list could not be loaded.')).toBeNull())
      return screen.getByRole('combobox', { name: /Receiver/ })
    },
  },
]

makePlaceForToasts()
beforeEach(hurryTimeouts)

describe.each(readings)('$title', ({ call, page, path, host: rest, ...reading }) => {
  const place = () => within(reading.place?.() ?? document.body)

  it.each(ways)('and $title: they are told and try again', async (way) => {
    const host = standInHost({ ...rest, [call]: way.answer })
    refuseRenewal(host)
    const { person } = openPage(page, path)
    await reading.prepare?.(person)

    await waitFor(() => expect(place().getByText(reading.text)).toBeVisible())
    host.on(call, reading.success)
    await person.click(place().getByRole('button', { name: 'Try again' }))
    expect(await reading.found()).toBeVisible()
    expect(screen.queryByText(reading.text)).toBeNull()
  })

  it('and the session has just run out: they notice nothing', async () => {
    const host = standInHost(rest)
    expireOnce(host, call, reading.success)
    const { person } = openPage(page, path)
    await reading.prepare?.(person)

    expect(await reading.found()).toBeVisible()
    expect(screen.queryByText(reading.text)).toBeNull()
    expect(host.calls().filter((one) => one === call)).toHaveLength(2)
  })
})

describe('A visitor tracks a parcel', () => {
  const call = 'GET /api/parcel/track'

  it.each(ways)('and $title: they are told, keep the ID and try again', async (way) => {
    const host = standInHost({ [call]: way.answer })
    const { person } = visit('/track', <TrackPage />, '/track/:trackingId?')
    await person.type(screen.getByRole('textbox', { name: 'Tracking ID' }), row.trackingId)
    await person.click(screen.getByRole('button', { name: 'Track Parcel' }))

    const told = way.sentence ?? 'The parcel could not be looked up. Please try again.'
    expect(await toasts().findByText(told)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Tracking ID' })).toHaveValue(row.trackingId)
    host.on(call, () => ok([row]))
    await person.click(screen.getByRole('button', { name: 'Track Parcel' }))
    expect(await toasts().findByText('Parcel found!')).toBeVisible()
    expect(host.calls()).not.toContain('POST /api/users/refresh-token')
  })
})
