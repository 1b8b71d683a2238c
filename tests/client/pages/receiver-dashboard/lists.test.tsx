import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ParcelStatus } from '../../../../openapi.d.ts'
import { failure, never, ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { openDashboard } from '../../support/pages.tsx'

const incoming = 'GET /api/parcel/incoming'
const history = 'GET /api/parcel/history'
const confirm = 'PATCH /api/parcel/confirm-delivery/{parcelId}'
const partOf = (name: string) => within(screen.getByRole('region', { name }))
const coming = (status: ParcelStatus = 'IN_TRANSIT') => wireParcel({ status })
afterEach(() => void vi.useRealTimers())

const factsOf = (strip: HTMLElement) =>
  [...strip.querySelectorAll('dl > div')].map((fact) => fact.textContent)

it('A receiver sees what is coming and what has arrived', async () => {
  openDashboard({
    [incoming]: () => ok([coming()]),
    [history]: () => ok([wireParcel({ _id: 'h', trackingId: 'TRK-OLD', status: 'DELIVERED' })]),
  })

  expect(screen.getByRole('heading', { level: 1, name: 'Receiver Dashboard' })).toBeVisible()
  const strip = await partOf('Incoming Parcels').findByRole('article')
  expect(factsOf(strip)).toEqual([
    'Tracking IDTRK-AAAA-BBBB-CCCC-DDDD',
    'FromSam SenderHarbour 1',
    'TypePackage',
    'StatusIN TRANSIT',
  ])
  const old = await partOf('Delivery History').findByRole('article', { name: 'TRK-OLD' })
  expect(within(old).getByText('DELIVERED')).toBeVisible()
  expect(old).toHaveTextContent(/Delivered on02\/03\/2026, \d\d:00/)
  expect(within(old).queryByRole('button', { name: 'Confirm Delivery' })).toBeNull()
})

it('A receiver sees that there are no parcels', async () => {
  openDashboard({ [incoming]: () => ok([]), [history]: () => ok([]) })

  expect(await screen.findByText('No parcels at the moment.')).toBeVisible()
  expect(await screen.findByText('No delivery history yet.')).toBeVisible()
})

it('A receiver whose incoming list failed tries again, and reads the history meanwhile', async () => {
  const { host, person } = openDashboard({
    [incoming]: () => failure(500, 'Broken'),
    [history]: () => ok([]),
  })
  expect(await partOf('Incoming Parcels').findByText('Failed to load parcels.')).toBeVisible()
  expect(await screen.findByText('No delivery history yet.')).toBeVisible()

  host.on(incoming, () => ok([coming()]))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article')).toBeVisible()
})

it('A receiver whose incoming list hangs reads the history after 15 seconds, when the list times out', async () => {
  vi.useFakeTimers()
  const pass = (time: number) => act(async () => await vi.advanceTimersByTimeAsync(time))
  openDashboard({
    [incoming]: never,
    [history]: () => ok([wireParcel({ trackingId: 'TRK-OLD', status: 'DELIVERED' })]),
  })

  await pass(14_900)
  expect(screen.getByText('Loading Incoming Parcels…')).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Delivery History' })).toBeNull()
  await pass(200)
  expect(partOf('Incoming Parcels').getByText('Failed to load parcels.')).toBeVisible()
  expect(partOf('Delivery History').getByRole('article', { name: 'TRK-OLD' })).toBeVisible()
})

it('A receiver confirms a delivery and finds it in the history', async () => {
  let isDelivered = false
  const delivered = wireParcel({ status: 'DELIVERED', actions: [] })
  const { host, press } = openDashboard({
    [incoming]: () => ok(isDelivered ? [] : [{ ...coming(), actions: ['confirmDelivery'] }]),
    [history]: () => ok(isDelivered ? [delivered] : []),
    [confirm]: () => {
      isDelivered = true
      return ok(delivered)
    },
  })

  await press('Confirm Delivery', 'Yes, it has arrived')
  expect(await screen.findByText('Delivery confirmed!')).toBeVisible()
  expect(await screen.findByText('No parcels at the moment.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Incoming Parcels' })).toHaveFocus()
  expect(await partOf('Delivery History').findByRole('article')).toBeVisible()
  expect(host.calls()).toContain('PATCH /api/parcel/confirm-delivery/p-1')
})

it('A receiver whose confirmation is refused reads that it failed, and why', async () => {
  const { press } = openDashboard({
    [incoming]: () => ok([coming()]),
    [history]: () => ok([]),
    [confirm]: () => failure(409, 'Parcel is blocked'),
  })

  await press('Confirm Delivery', 'Yes, it has arrived')
  expect(await screen.findByText('Failed to confirm delivery')).toBeVisible()
  expect(within(screen.getByRole('dialog')).getByText('Parcel is blocked')).toBeVisible()
})

it('A receiver reads why a delivery cannot be confirmed yet', async () => {
  openDashboard({ [incoming]: () => ok([wireParcel({ actions: [] })]), [history]: () => ok([]) })

  expect(
    await screen.findByRole('button', { name: 'Confirm Delivery' }),
  ).toHaveAccessibleDescription('Parcel has not been dispatched yet')
})

it('A receiver with a long history turns its pages', async () => {
  const old = Array.from({ length: 7 }, (_, index) =>
    wireParcel({
      _id: `h-${index}`,
      trackingId: `TRK-${index}`,
      status: 'DELIVERED',
      createdAt: new Date(Date.UTC(2026, 0, 31 - index)).toISOString(),
    }),
  )
  const { person, address } = openDashboard({ [incoming]: () => ok([]), [history]: () => ok(old) })

  await person.click(await screen.findByRole('button', { name: 'Next' }))
  await waitFor(() => expect(address()).toBe('/receiver/dashboard?history=2'))
  expect(partOf('Delivery History').getAllByRole('article')).toHaveLength(1)
  expect(screen.getByRole('article', { name: 'TRK-6' })).toBeVisible()
})

it('A receiver searches both lists, each from its first page', async () => {
  const page = { page: 1, limit: 6, total: 1 }
  const { host, person, address } = openDashboard(
    {
      [incoming]: () => ok([], { ...page, total: 0 }),
      [history]: () =>
        ok([wireParcel({ _id: 'h', trackingId: 'TRK-OLD', status: 'DELIVERED' })], page),
    },
    '/receiver/dashboard?history=2',
  )
  await screen.findByRole('article', { name: 'TRK-OLD' })

  await person.type(screen.getByRole('searchbox', { name: 'Search parcels' }), 'harbour')
  await waitFor(() => expect(address()).toBe('/receiver/dashboard?q=harbour'))
  const asked = (call: string) => host.asked.findLast((one) => one.call === call)?.query
  const query = { page: '1', limit: '6', q: 'harbour' }
  await waitFor(() => expect([asked(incoming), asked(history)]).toEqual([query, query]))
  expect(await partOf('Incoming Parcels').findByText('No parcels found.')).toBeVisible()
  expect(screen.queryByText('No parcels at the moment.')).toBeNull()
  expect(partOf('Delivery History').getByRole('article', { name: 'TRK-OLD' })).toBeVisible()

  await person.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(await screen.findByText('No parcels at the moment.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Incoming Parcels' })).toHaveFocus()
  expect(address()).toBe('/receiver/dashboard')
  expect(screen.getByRole('searchbox', { name: 'Search parcels' })).toHaveValue('')
})

it('A receiver without parcels has no search', async () => {
  openDashboard({ [incoming]: () => ok([]), [history]: () => ok([]) })

  expect(await screen.findByText('No delivery history yet.')).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
})
