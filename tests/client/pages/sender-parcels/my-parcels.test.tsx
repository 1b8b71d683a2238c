import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { rememberParcelLayout } from '../../../../src/stores/parcel-layout.ts'
import { failure, ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { openColumns, openFilters } from '../../support/parcel-controls.ts'
import { statusChips } from '../../support/status-chips.ts'
import { openMyParcels } from '../../support/pages.tsx'
import { textsIn } from '../../support/texts.ts'
import { lastQuery } from '../../support/asked.ts'

const list = 'GET /api/parcel/me'
const counts = 'GET /api/parcel/counts'
const exported = 'GET /api/parcel/export'

const onePage = () => ok([wireParcel()], { page: 1, limit: 6, total: 12 })
const counted = () => ok({ statuses: [{ status: 'REQUESTED', count: 3 }], total: 12 })
const none = () => ok([], { page: 1, limit: 6, total: 0 })
/** Answers of a host that counts. */
const mine = { [list]: onePage, [counts]: counted }
const search = () => screen.getByRole('searchbox', { name: 'Search parcels' })

beforeEach(() => rememberParcelLayout({ view: 'cards', size: 25, columns: '' }))

it('A sender reads how many of their parcels have each status', async () => {
  const { host } = openMyParcels(mine)

  await waitFor(() =>
    expect(statusChips()).toEqual([
      'All 12',
      'Requested 3',
      'Approved 0',
      'Dispatched 0',
      'In transit 0',
      'Delivered 0',
      'Canceled 0',
      'Blocked 0',
    ]),
  )
  expect(host.calls()).toContain(counts)
})

it('A sender of an unpaged host searches and counts the list without another call', async () => {
  const hull = wireParcel({
    _id: 'p-2',
    trackingId: 'TRK-HULL',
    toAddress: 'Hull',
    status: 'APPROVED',
  })
  const { host, person, address } = openMyParcels({ [list]: () => ok([wireParcel(), hull]) })
  await screen.findByRole('button', { name: 'All 2' })

  await person.type(search(), 'hull')
  await waitFor(() => expect(address()).toBe('/sender/parcels?q=hull'))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(screen.getByRole('article', { name: 'TRK-HULL' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Approved 1' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Requested 0' })).toBeVisible()
  expect(host.calls()).toEqual([list])
})

it('A sender searches and filters, and the address keeps both', async () => {
  const { host, person, address } = openMyParcels(mine, '/sender/parcels?page=2')
  await person.click(await screen.findByRole('button', { name: 'Requested 3' }))
  await openFilters(person)
  fireEvent.change(screen.getByLabelText('Created from'), { target: { value: '2026-01-02' } })
  fireEvent.change(screen.getByLabelText('Created to'), { target: { value: '2026-01-03' } })
  await person.type(search(), 'Hull')

  await waitFor(() =>
    expect(lastQuery(host, list)).toEqual({
      page: '1',
      limit: '6',
      q: 'Hull',
      status: 'REQUESTED',
      createdFrom: new Date(2026, 0, 2).toISOString(),
      createdBefore: new Date(2026, 0, 4).toISOString(),
    }),
  )
  expect(address()).toBe('/sender/parcels?status=REQUESTED&from=2026-01-02&to=2026-01-03&q=Hull')
})

it('A sender whose search finds nothing clears the search, and can still create a parcel', async () => {
  const { host, person, address } = openMyParcels(
    { ...mine, [list]: none },
    '/sender/parcels?q=nowhere&status=APPROVED',
  )

  expect(await screen.findByText('No parcels found.')).toBeVisible()
  expect(screen.getByText('Nothing matches the search and the filters.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Create Parcel' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send your first parcel' })).toBeNull()

  host.on(list, onePage)
  await person.click(screen.getByRole('button', { name: 'Clear search and filter' }))
  expect(await screen.findByRole('article')).toBeVisible()
  expect(address()).toBe('/sender/parcels')
  expect(search()).toHaveValue('')
})

it('A new sender finds no filters, since there is nothing to filter', async () => {
  openMyParcels({ ...mine, [list]: none })

  expect(await screen.findByText('No parcels found.')).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('group', { name: 'Status' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
})

it('A sender sorts their parcels in the table, which has no sender column', async () => {
  const { host, person, address } = openMyParcels(mine)
  await screen.findByRole('article')

  await person.click(screen.getByRole('button', { name: 'Table' }))
  const table = await screen.findByRole('table', { name: 'My parcels' })
  expect(textsIn(table, 'columnheader')).toEqual([
    '',
    'Tracking ID',
    'Status',
    'Receiver',
    'To',
    'Weight',
    'Created',
    'Actions',
  ])
  const columns = await openColumns(person)
  expect(columns.getByRole('checkbox', { name: 'Receiver' })).toBeChecked()
  expect(columns.queryByRole('checkbox', { name: 'Sender' })).toBeNull()

  await person.click(within(table).getByRole('button', { name: 'Weight' }))
  expect(address()).toBe('/sender/parcels?view=table&sort=weight')
  await waitFor(() =>
    expect(lastQuery(host, list)).toEqual({
      page: '1',
      limit: '25',
      sort: 'weight',
    }),
  )
  expect(screen.getByText('What you sent.')).toBeVisible()
})

it('A sender who enters a full tracking ID is taken to its parcel, even if the filter excludes the parcel', async () => {
  const { host, person, address } = openMyParcels(
    {
      [list]: () =>
        ok([wireParcel({ _id: 'p-7', trackingId: 'TRK-AAAA-BBBB-CCCC-DDDD' })], {
          page: 1,
          limit: 10,
          total: 1,
        }),
      [counts]: counted,
    },
    '/sender/parcels?status=DELIVERED',
  )

  await person.type(search(), 'trkaaaabbbbccccdddd{Enter}')
  await waitFor(() => expect(address()).toBe('/sender/parcels/p-7'))
  expect(host.asked.map(({ query }) => query)).toContainEqual({
    page: '1',
    limit: '10',
    q: 'TRK-AAAA-BBBB-CCCC-DDDD',
  })
})

it('A sender exports the listed parcels, and reads why an export was refused', async () => {
  const { host, person } = openMyParcels(
    { ...mine, [exported]: () => failure(503, 'The database is away') },
    '/sender/parcels?q=harbour&page=2',
  )
  await screen.findByRole('article')

  await person.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect(await screen.findByText(/The database is away/)).toBeVisible()
  expect(host.asked.find(({ call }) => call === exported)?.query).toEqual({ q: 'harbour' })
  await person.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveFocus()
})
