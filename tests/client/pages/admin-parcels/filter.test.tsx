import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { invalidateParcels } from '../../../../src/stores/parcels.ts'
import { listFields } from '../../../support/contract-fields.ts'
import { failure, later, ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { filtersSet, openFilters } from '../../support/parcel-controls.ts'
import { statusChips } from '../../support/status-chips.ts'
import { openAllParcels } from '../../support/pages.tsx'
import { lastQuery } from '../../support/asked.ts'

const list = 'GET /api/parcel'
const counts = 'GET /api/parcel/counts'

const onePage = () => ok([wireParcel()], { page: 1, limit: 6, total: 1234 })

const countsOf = (requested: number, total: number, more: object = {}) =>
  ok({
    statuses: [
      { status: 'REQUESTED', count: requested },
      { status: 'DELIVERED', count: 10_000, countIsCapped: true },
    ],
    total,
    ...more,
  })

/** A host that counts, with one page. */
const counted = { [list]: onePage, [counts]: () => countsOf(12, 1234) }

it('An administrator reads how many parcels there are of each status', async () => {
  openAllParcels({ [list]: onePage, [counts]: () => countsOf(12, 10_000, { totalIsCapped: true }) })

  await waitFor(() =>
    expect(statusChips()).toEqual([
      'All 10,000+',
      'Requested 12',
      'Approved 0',
      'Dispatched 0',
      'In transit 0',
      'Delivered 10,000+',
      'Canceled 0',
      'Blocked 0',
    ]),
  )
})

it('An administrator filters by every field of the contract, and the address keeps the filters', async () => {
  const { host, person, address } = openAllParcels(counted)
  await person.click(await screen.findByRole('button', { name: 'Requested 12' }))
  await openFilters(person)
  fireEvent.change(screen.getByLabelText('Created from'), { target: { value: '2026-01-02' } })
  fireEvent.change(screen.getByLabelText('Created to'), { target: { value: '2026-01-03' } })
  await person.type(screen.getByRole('searchbox', { name: 'Search parcels' }), 'Hull')

  const query = {
    page: '1',
    limit: '6',
    q: 'Hull',
    status: 'REQUESTED',
    createdFrom: new Date(2026, 0, 2).toISOString(),
    createdBefore: new Date(2026, 0, 4).toISOString(),
  }
  await waitFor(() => expect(lastQuery(host, list)).toEqual(query))
  expect(address()).toBe('/admin/parcels?status=REQUESTED&from=2026-01-02&to=2026-01-03&q=Hull')
  // IDs are filtered with a link, not in the panel.
  const filters = listFields.filter((name) => !['sort', 'id'].includes(name))
  expect(Object.keys(query).toSorted()).toEqual(filters.toSorted())
})

it('An administrator sees the active filters, and removes one, then all of them', async () => {
  const named = [1, 2].map((number) => `00000000-0000-4000-8000-00000000000${number}`)
  const { host, press, address } = openAllParcels(
    counted,
    `/admin/parcels?status=DELIVERED&from=2026-03-02&to=2026-03-29&ids=${named.join(',')}`,
  )
  await screen.findByRole('article')
  expect(filtersSet()).toEqual([
    'Status: Delivered',
    'From 2 Mar 2026',
    'To 29 Mar 2026',
    '2 chosen parcels',
    'Clear all',
  ])
  expect(screen.getByRole('button', { name: 'Filter, 4 active' })).toBeVisible()
  expect(host.asked[0]?.search.getAll('id')).toEqual(named)

  await press('Remove filter: Status: Delivered', 'Remove filter: 2 chosen parcels')
  expect(address()).toBe('/admin/parcels?from=2026-03-02&to=2026-03-29')
  await press('Clear all')
  expect(address()).toBe('/admin/parcels')
  expect(filtersSet()).toEqual([])
})

it('An administrator can choose a status in the panel, too', async () => {
  const { person, address } = openAllParcels(counted, '/admin/parcels?page=2')
  const filters = await openFilters(person)
  await person.selectOptions(filters.getByRole('combobox', { name: 'Status' }), 'In transit')
  expect(address()).toBe('/admin/parcels?status=IN_TRANSIT')
  await person.selectOptions(filters.getByRole('combobox', { name: 'Status' }), 'All')
  expect(address()).toBe('/admin/parcels')
})

it('An administrator filters the list with a chip, and clears the filter with the first chip', async () => {
  const { host, person, address } = openAllParcels(counted, '/admin/parcels?page=3')
  const chip = await screen.findByRole('button', { name: 'Requested 12' })
  expect(screen.getByRole('button', { name: 'All 1,234' })).toHaveAttribute('aria-pressed', 'true')

  await person.click(chip)
  expect(address()).toBe('/admin/parcels?status=REQUESTED')
  expect(chip).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() =>
    expect(lastQuery(host, list)).toEqual({
      page: '1',
      limit: '6',
      status: 'REQUESTED',
    }),
  )

  await person.click(screen.getByRole('button', { name: 'All 1,234' }))
  expect(address()).toBe('/admin/parcels')
  // The counts are those of each status, so a status filter does not change them.
  expect(host.asked.filter(({ call }) => call === counts).map(({ query }) => query)).toEqual([{}])
})

it('An administrator searches, and sees the old counts until the new ones arrive', async () => {
  const { host, person } = openAllParcels(counted)
  await screen.findByRole('button', { name: 'All 1,234' })
  const slow = later()
  host.on(counts, slow.handler)

  await person.type(screen.getByRole('searchbox', { name: 'Search parcels' }), 'harbour')
  await waitFor(() => expect(host.asked.at(-1)?.query).toEqual({ q: 'harbour' }))
  expect(screen.getByRole('button', { name: 'All 1,234' })).toBeVisible()
  slow.answer(countsOf(2, 5))
  expect(await screen.findByRole('button', { name: 'All 5' })).toBeVisible()
})

it('An administrator sees the counts change when parcels change', async () => {
  const { host } = openAllParcels(counted)
  await screen.findByRole('button', { name: 'Requested 12' })

  host.on(counts, () => countsOf(11, 1234))
  act(() => invalidateParcels())
  expect(await screen.findByRole('button', { name: 'Requested 11' })).toBeVisible()
})

it('An administrator of an unpaged host sees the counts change without a call for them', async () => {
  const { host } = openAllParcels({ [list]: () => ok([wireParcel()]) })
  await screen.findByRole('button', { name: 'Requested 1' })

  host.on(list, () => ok([wireParcel(), wireParcel({ _id: 'p-2', trackingId: 'TRK-2' })]))
  act(() => invalidateParcels())
  expect(await screen.findByRole('button', { name: 'Requested 2' })).toBeVisible()
  expect(host.calls()).toEqual([list, list])
})

it('An administrator of a host that cannot count sees chips without numbers', async () => {
  openAllParcels({ [list]: onePage, [counts]: () => failure(404, 'Not found') })

  await screen.findByRole('article')
  expect(statusChips()).toEqual([
    'All',
    'Requested',
    'Approved',
    'Dispatched',
    'In transit',
    'Delivered',
    'Canceled',
    'Blocked',
  ])
  expect(screen.queryByRole('alert')).toBeNull()
})
