import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ParcelStatus } from '../../../../openapi.d.ts'
import { ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { openFilters } from '../../support/parcel-controls.ts'
import { statusChips } from '../../support/status-chips.ts'
import { openAllParcels } from '../../support/pages.tsx'
import { lastQuery } from '../../support/asked.ts'

const list = 'GET /api/parcel'
const counts = 'GET /api/parcel/counts'

afterEach(() => void vi.useRealTimers())

const onePage = () => ok([wireParcel()], { page: 1, limit: 6, total: 1234 })
const counted = { [list]: onePage, [counts]: () => ok({ statuses: [], total: 1 }) }

const daysChosen = () =>
  ['Created from', 'Created to'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  )

const dated = (id: string, status: ParcelStatus, createdAt: Date) =>
  wireParcel({ _id: id, trackingId: `TRK-${id}`, status, createdAt: createdAt.toISOString() })

it('An administrator of a host that sends everything filters by days and reads counts', async () => {
  const { host } = openAllParcels(
    {
      [list]: () =>
        ok([
          dated('BEFORE', 'REQUESTED', new Date(2026, 2, 1, 23, 59)),
          dated('FIRST', 'REQUESTED', new Date(2026, 2, 2, 0, 0)),
          dated('LAST', 'DELIVERED', new Date(2026, 2, 3, 23, 59)),
          dated('AFTER', 'DELIVERED', new Date(2026, 2, 4, 0, 0)),
        ]),
    },
    '/admin/parcels?from=2026-03-02&to=2026-03-03',
  )

  await screen.findAllByRole('article')
  expect(
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
  ).toEqual(['TRK-LAST', 'TRK-FIRST'])
  expect(statusChips().slice(0, 2)).toEqual(['All 2', 'Requested 1'])
  expect(host.calls()).toEqual([list])
})

it('An administrator chooses days in local time, and the address keeps them', async () => {
  const { host, address, person } = openAllParcels(counted, '/admin/parcels?page=2')
  await screen.findByRole('article')

  await openFilters(person)
  fireEvent.change(screen.getByLabelText('Created from'), { target: { value: '2026-03-02' } })
  fireEvent.change(screen.getByLabelText('Created to'), { target: { value: '2026-03-29' } })
  expect(address()).toBe('/admin/parcels?from=2026-03-02&to=2026-03-29')
  const range = {
    createdFrom: new Date(2026, 2, 2).toISOString(),
    createdBefore: new Date(2026, 2, 30).toISOString(),
  }
  await waitFor(() => {
    expect(lastQuery(host, list)).toMatchObject(range)
    expect(lastQuery(host, counts)).toEqual(range)
  })

  await person.click(screen.getByRole('button', { name: 'Any time' }))
  expect(address()).toBe('/admin/parcels')
  expect(screen.getByLabelText('Created from')).toHaveValue('')
})

it('An administrator chooses the last 7 days, the seventh being today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 5, 23, 59) })
  const { host, address, person } = openAllParcels({ [list]: onePage })

  await openFilters(person)
  await person.click(screen.getByRole('button', { name: 'Last 7 days' }))
  expect(address()).toBe('/admin/parcels?from=2026-02-27&to=2026-03-05')
  expect(daysChosen()).toEqual(['2026-02-27', '2026-03-05'])
  await waitFor(() =>
    expect(lastQuery(host, list)).toEqual({
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

it('An administrator who enters the days in the wrong order is told, and loses nothing', async () => {
  const { host, address, person } = openAllParcels(
    counted,
    '/admin/parcels?from=2026-03-09&to=2026-03-02',
  )

  expect(await screen.findByText(/^The first day is after the last/)).toBeVisible()
  await screen.findByRole('article')
  const filters = await openFilters(person)
  expect(filters.getByText(/^The first day is after the last/)).toBeVisible()
  expect(daysChosen()).toEqual(['2026-03-09', '2026-03-02'])
  expect(address()).toBe('/admin/parcels?from=2026-03-09&to=2026-03-02')
  expect(host.asked[0]?.query).toEqual({ page: '1', limit: '6' })
})

it.each(['from=2026-02-30', 'from=yesterday&to=1', 'to=0002-01-01'])(
  'An administrator with the invalid address ?%s sees every day',
  async (query) => {
    const { host, person } = openAllParcels({ [list]: onePage }, `/admin/parcels?${query}`)

    await screen.findByRole('article')
    expect(host.asked[0]?.query).toEqual({ page: '1', limit: '6' })
    await openFilters(person)
    expect(daysChosen()).toEqual(['', ''])
  },
)
