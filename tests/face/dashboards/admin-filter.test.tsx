// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ParcelStatus } from '../../../openapi.d.ts'
import AdminParcelsPage from '../../../src/pages/admin-parcels-page.tsx'
import { invalidateParcels } from '../../../src/stores/parcels.ts'
import { failure, later, ok, standInHost } from '../../support/host.ts'
import { wireParcel } from '../../support/wire.ts'
import { openPage } from './support/open-page.tsx'

const list = 'GET /api/parcel'
const counts = 'GET /api/parcel/counts'
const open = (path = '/admin/parcels') => openPage(<AdminParcelsPage />, path)
afterEach(() => void vi.useRealTimers())

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

const chips = () =>
  within(screen.getByRole('group', { name: 'Status' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

it('An administrator reads how many parcels there are of each status', async () => {
  standInHost({ [list]: onePage, [counts]: () => countsOf(12, 10_000, { totalIsCapped: true }) })
  open()

  await waitFor(() =>
    expect(chips()).toEqual([
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

it('An administrator narrows the list with a chip, and takes it back with the first', async () => {
  const host = standInHost({ [list]: onePage, [counts]: () => countsOf(12, 1234) })
  const { person, address } = open('/admin/parcels?page=3')
  const chip = await screen.findByRole('button', { name: 'Requested 12' })
  expect(screen.getByRole('button', { name: 'All 1,234' })).toHaveAttribute('aria-pressed', 'true')

  await person.click(chip)
  expect(address()).toBe('/admin/parcels?status=REQUESTED')
  expect(chip).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() =>
    expect(host.asked.findLast(({ call }) => call === list)?.query).toEqual({
      page: '1',
      limit: '6',
      status: 'REQUESTED',
    }),
  )

  await person.click(screen.getByRole('button', { name: 'All 1,234' }))
  expect(address()).toBe('/admin/parcels')
  // The status is what they count, so it never asks for other counts.
  expect(host.asked.filter(({ call }) => call === counts).map(({ query }) => query)).toEqual([{}])
})

it('An administrator searches, and sees the old counts until the new ones come', async () => {
  const host = standInHost({ [list]: onePage, [counts]: () => countsOf(12, 1234) })
  const { person } = open()
  await screen.findByRole('button', { name: 'All 1,234' })
  const slow = later()
  host.on(counts, slow.handler)

  await person.type(screen.getByRole('searchbox', { name: 'Search parcels' }), 'harbour')
  await waitFor(() => expect(host.asked.at(-1)?.query).toEqual({ q: 'harbour' }))
  expect(screen.getByRole('button', { name: 'All 1,234' })).toBeVisible()
  slow.answer(countsOf(2, 5))
  expect(await screen.findByRole('button', { name: 'All 5' })).toBeVisible()
})

it('An administrator sees the counts follow when parcels change', async () => {
  const host = standInHost({ [list]: onePage, [counts]: () => countsOf(12, 1234) })
  open()
  await screen.findByRole('button', { name: 'Requested 12' })

  host.on(counts, () => countsOf(11, 1234))
  act(() => invalidateParcels())
  expect(await screen.findByRole('button', { name: 'Requested 11' })).toBeVisible()
})

it('An administrator of a host that cannot count sees chips without numbers', async () => {
  standInHost({ [list]: onePage, [counts]: () => failure(404, 'Not found') })
  open()

  await screen.findByRole('article')
  expect(chips()).toEqual([
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

const dated = (id: string, status: ParcelStatus, createdAt: Date) =>
  wireParcel({ _id: id, trackingId: `TRK-${id}`, status, createdAt: createdAt.toISOString() })

it('An administrator of a host that sends everything filters by days and reads counts all the same', async () => {
  const host = standInHost({
    [list]: () =>
      ok([
        dated('BEFORE', 'REQUESTED', new Date(2026, 2, 1, 23, 59)),
        dated('FIRST', 'REQUESTED', new Date(2026, 2, 2, 0, 0)),
        dated('LAST', 'DELIVERED', new Date(2026, 2, 3, 23, 59)),
        dated('AFTER', 'DELIVERED', new Date(2026, 2, 4, 0, 0)),
      ]),
  })
  open('/admin/parcels?from=2026-03-02&to=2026-03-03')

  await screen.findAllByRole('article')
  expect(
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
  ).toEqual(['TRK-LAST', 'TRK-FIRST'])
  expect(chips().slice(0, 2)).toEqual(['All 2', 'Requested 1'])
  expect(host.calls()).toEqual([list])
})

it('An administrator chooses days; they are days of their own clock, and the address keeps them', async () => {
  const host = standInHost({ [list]: onePage, [counts]: () => countsOf(1, 1) })
  const { address, person } = open('/admin/parcels?page=2')
  await screen.findByRole('article')

  fireEvent.change(screen.getByLabelText('Created from'), { target: { value: '2026-03-02' } })
  fireEvent.change(screen.getByLabelText('Created to'), { target: { value: '2026-03-29' } })
  expect(address()).toBe('/admin/parcels?from=2026-03-02&to=2026-03-29')
  const range = {
    createdFrom: new Date(2026, 2, 2).toISOString(),
    createdBefore: new Date(2026, 2, 30).toISOString(),
  }
  await waitFor(() => {
    expect(host.asked.findLast(({ call }) => call === list)?.query).toMatchObject(range)
    expect(host.asked.findLast(({ call }) => call === counts)?.query).toEqual(range)
  })

  await person.click(screen.getByRole('button', { name: 'Any time' }))
  expect(address()).toBe('/admin/parcels')
  expect(screen.getByLabelText('Created from')).toHaveValue('')
})

it('An administrator takes the last 7 days, the seventh being today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 5, 23, 59) })
  const host = standInHost({ [list]: onePage })
  const { address, person } = open()

  await person.click(screen.getByRole('button', { name: 'Last 7 days' }))
  expect(address()).toBe('/admin/parcels?from=2026-02-27&to=2026-03-05')
  expect(screen.getByLabelText('Created from')).toHaveValue('2026-02-27')
  expect(screen.getByLabelText('Created to')).toHaveValue('2026-03-05')
  await waitFor(() =>
    expect(host.asked.findLast(({ call }) => call === list)?.query).toEqual({
      page: '1',
      limit: '6',
      createdFrom: new Date(2026, 1, 27).toISOString(),
      createdBefore: new Date(2026, 2, 6).toISOString(),
    }),
  )
  expect(screen.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

it('An administrator who turns the days around reads so, and loses nothing', async () => {
  const host = standInHost({ [list]: onePage, [counts]: () => countsOf(1, 1) })
  const { address } = open('/admin/parcels?from=2026-03-09&to=2026-03-02')

  expect(await screen.findByText(/^The first day is after the last/)).toBeVisible()
  await screen.findByRole('article')
  expect(screen.getByLabelText('Created from')).toHaveValue('2026-03-09')
  expect(screen.getByLabelText('Created to')).toHaveValue('2026-03-02')
  expect(address()).toBe('/admin/parcels?from=2026-03-09&to=2026-03-02')
  expect(host.asked[0]?.query).toEqual({ page: '1', limit: '6' })
})

it.each(['from=2026-02-30', 'from=yesterday&to=1', 'to=0002-01-01'])(
  'An administrator with the broken address ?%s sees every day',
  async (query) => {
    const host = standInHost({ [list]: onePage })
    open(`/admin/parcels?${query}`)

    await screen.findByRole('article')
    expect(host.asked[0]?.query).toEqual({ page: '1', limit: '6' })
    expect(screen.getByLabelText('Created from')).toHaveValue('')
    expect(screen.getByLabelText('Created to')).toHaveValue('')
  },
)
