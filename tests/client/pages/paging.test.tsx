import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReactNode } from 'react'
import AdminParcelsPage from '../../../src/pages/admin-parcels-page.tsx'
import AdminUsersPage from '../../../src/pages/admin-users-page.tsx'
import ReceiverDashboardPage from '../../../src/pages/receiver-dashboard-page.tsx'
import SenderParcelsPage from '../../../src/pages/sender-parcels-page.tsx'
import { never, ok, standInHost } from '../../support/host.ts'
import type { Asked } from '../../support/host.ts'
import { wireParcel, wireUser } from '../../support/wire.ts'
import { allowPrefetching, untilIdle } from '../support/prefetching.ts'
import { openPage } from '../support/open-page.tsx'

interface List {
  page: ReactNode
  at: string
  call: string
  limit: string
  /** The names of the list's pager, and of the button for the next page. */
  pager: string
  next: string
  row: (page: string) => object
  /** The text of a row on the screen. */
  seen: (page: string) => string
}

const parcelOn = (page: string) => wireParcel({ _id: `p-${page}`, trackingId: `TRK-${page}` })
const userOn = (page: string) => wireUser({ _id: `u-${page}`, name: `Person ${page}` })
const ofParcels = {
  limit: '6',
  pager: 'Pages of parcels',
  next: 'Next',
  row: parcelOn,
  seen: (page: string) => `TRK-${page}`,
}

const lists: [string, List][] = [
  [
    'An administrator of parcels',
    { ...ofParcels, page: <AdminParcelsPage />, at: '/admin/parcels', call: 'GET /api/parcel' },
  ],
  [
    'An administrator of users',
    {
      page: <AdminUsersPage />,
      at: '/admin/users',
      call: 'GET /api/user',
      limit: '10',
      pager: 'Table pages',
      next: 'Next page',
      row: userOn,
      seen: (page) => `Person ${page}`,
    },
  ],
  [
    'A sender',
    {
      ...ofParcels,
      page: <SenderParcelsPage />,
      at: '/sender/parcels',
      call: 'GET /api/parcel/me',
    },
  ],
  [
    'A receiver of incoming parcels',
    {
      ...ofParcels,
      page: <ReceiverDashboardPage />,
      at: '/receiver/dashboard',
      call: 'GET /api/parcel/incoming',
      pager: 'Pages of Incoming Parcels',
    },
  ],
  [
    'A receiver of delivered parcels',
    {
      ...ofParcels,
      page: <ReceiverDashboardPage />,
      at: '/receiver/dashboard',
      call: 'GET /api/parcel/history',
      pager: 'Pages of Delivery History',
    },
  ],
]

beforeEach(() => {
  vi.useFakeTimers()
  allowPrefetching()
})
afterEach(() => vi.useRealTimers())

const pass = (time: number) => act(async () => await vi.advanceTimersByTimeAsync(time))

describe.each(lists)('%s', (_, list) => {
  const answer = ({ query }: Asked) =>
    ok([list.row(query['page'] ?? '')], {
      page: Number(query['page']),
      limit: Number(list.limit),
      total: 5 * Number(list.limit),
    })
  const open = async () => {
    const host = standInHost({ [list.call]: answer })
    const { leave } = openPage(list.page, list.at)
    await pass(1)
    const asked = () =>
      host.asked
        .filter(({ call }) => call === list.call)
        .map(({ query, signal }) => [query['page'], query['limit'], signal.aborted])
    return { host, leave, asked }
  }
  const pager = () => within(screen.getByRole('navigation', { name: list.pager }))
  const press = (name: string) => fireEvent.click(pager().getByRole('button', { name }))
  const isSeen = (page: string) => screen.queryByText(list.seen(page)) !== null

  it('gets one page at a time, and the next one before it is requested', async () => {
    const { asked } = await open()
    expect(asked()).toEqual([['1', list.limit, false]])
    await pass(untilIdle)
    expect(asked()).toEqual([
      ['1', list.limit, false],
      ['2', list.limit, false],
    ])

    press(list.next)
    expect([isSeen('1'), isSeen('2')]).toEqual([false, true])
    expect(asked()).toHaveLength(2)
  })

  it('keeps the old page in view while another loads, and cancels a page that is no longer requested', async () => {
    const { host, asked } = await open()
    host.on(list.call, (now) => (now.query['page'] === '3' ? never() : answer(now)))
    press('Page 3')
    await pass(1)
    expect([isSeen('1'), isSeen('3')]).toEqual([true, false])

    press('Page 2')
    await pass(1)
    expect([isSeen('1'), isSeen('2')]).toEqual([false, true])
    expect(asked()).toEqual([
      ['1', list.limit, false],
      ['3', list.limit, true],
      ['2', list.limit, false],
    ])
  })

  it('cancels the next page if the user leaves before it has loaded', async () => {
    const { host, asked, leave } = await open()
    host.on(list.call, never)
    await pass(untilIdle)
    leave()
    await pass(1)

    expect(asked()).toEqual([
      ['1', list.limit, false],
      ['2', list.limit, true],
    ])
  })
})
