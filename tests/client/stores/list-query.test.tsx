import { act, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { parseParcel } from '../../../src/api/parse-parcel.ts'
import { clearCachedData } from '../../../src/stores/query/query.ts'
import { invalidateParcels, replaceParcel, useAllParcels } from '../../../src/stores/parcels.ts'
import { invalidateUsers } from '../../../src/stores/users.ts'
import { failure, later, never, ok, standInHost } from '../../support/host.ts'
import {
  all,
  pagingHost,
  parcel,
  Parcels,
  press,
  shown,
  untilShown,
  allShown,
  subscribe,
} from '../support/parcel-subscriber.tsx'

beforeEach(clearCachedData)

describe('A subscriber of a list', () => {
  it('sees the list as pending while it is fetched, and then its rows', async () => {
    const host = pagingHost()
    render(<Parcels />)

    expect(shown()).toBe('pending | fetching')
    await untilShown('success | TRK-1')
    expect(screen.getByRole('note')).toHaveTextContent('3 parcels, 3 pages')
    expect(host.asked.map(({ query }) => query)).toEqual([{ page: '1', limit: '1' }])
  })

  it('causes one call in strict mode, even beside a second subscriber', async () => {
    const host = pagingHost()
    render(
      <StrictMode>
        <Parcels />
        <Parcels />
      </StrictMode>,
    )

    await waitFor(() => expect(allShown()).toEqual(['success | TRK-1', 'success | TRK-1']))
    expect(host.calls()).toEqual([all])
  })

  it('keeps the rows of the previous page while the next page loads', async () => {
    const { host } = await subscribe()
    const next = later()
    host.on(all, next.handler)

    await press('Next')
    expect(shown()).toBe('success | TRK-1 | fetching')
    next.answer(ok([parcel(2)], { page: 2, limit: 1, total: 3 }))

    await untilShown('success | TRK-2')
  })

  it('goes back to a page without another call', async () => {
    const { host } = await subscribe()
    await press('Next')
    await untilShown('success | TRK-2')

    await press('Previous')

    expect(shown()).toBe('success | TRK-1')
    expect(host.asked).toHaveLength(2)
  })

  it('waits only for the last page after turning several pages quickly', async () => {
    const { host } = await subscribe()
    host.on(all, ({ query }) =>
      query['page'] === '2' ? never() : ok([parcel(3)], { page: 3, limit: 1, total: 3 }),
    )

    await press('Next')
    await press('Next')

    await untilShown('success | TRK-3')
    expect(host.asked.map(({ query, signal }) => [query['page'], signal.aborted])).toEqual([
      ['1', false],
      ['2', true],
      ['3', false],
    ])
  })

  it('sees the error of a failed call, and refetches', async () => {
    const host = standInHost({ [all]: () => failure(500, 'Oh') })
    render(<Parcels />)
    await untilShown('error | 500')
    host.on(all, () => ok([parcel(1)], { page: 1, limit: 1, total: 1 }))

    await press('Try again')

    await waitFor(() => expect(shown()).toBe('success | TRK-1'))
  })

  it('sees the error of a failed next page, without the rows of the previous page', async () => {
    const { host } = await subscribe()
    host.on(all, () => failure(500, 'Oh'))

    await press('Next')

    await waitFor(() => expect(shown()).toBe('error | 500'))
  })
})

it('An empty list has one page', async () => {
  standInHost({ [all]: () => ok([], { page: 1, limit: 1, total: 0 }) })
  render(<Parcels />)

  await untilShown('success')
  expect(screen.getByRole('note')).toHaveTextContent('0 parcels, 1 pages')
})

describe('After an invalidation', () => {
  it('a list with subscribers is refetched, with its rows in view', async () => {
    const { host } = await subscribe()
    const fresh = later()
    host.on(all, fresh.handler)

    act(invalidateParcels)
    expect(shown()).toBe('success | TRK-1 | fetching')
    fresh.answer(ok([parcel(7)], { page: 1, limit: 1, total: 3 }))

    await untilShown('success | TRK-7')
  })

  it('a list without subscribers is refetched only when a subscriber returns', async () => {
    const { host } = await subscribe()
    await press('Next')
    await untilShown('success | TRK-2')

    act(invalidateParcels)
    await untilShown('success | TRK-2')
    await press('Previous')
    await untilShown('success | TRK-1')

    expect(host.asked.map(({ query }) => query['page'])).toEqual(['1', '2', '2', '1'])
  })

  it('the rows of the previous page stay while the next page loads', async () => {
    const { host } = await subscribe()
    const next = later()
    host.on(all, next.handler)
    await press('Next')

    act(invalidateParcels)
    expect(shown()).toBe('success | TRK-1 | fetching')
    next.answer(ok([parcel(2)], { page: 2, limit: 1, total: 3 }))

    await untilShown('success | TRK-2')
  })

  it('an older answer that arrives later is not shown', async () => {
    const old = later()
    const host = standInHost({ [all]: old.handler })
    render(<Parcels />)
    await waitFor(() => expect(host.asked).toHaveLength(1))
    host.on(all, () => ok([parcel(2)], { page: 1, limit: 1, total: 1 }))

    act(invalidateParcels)
    await untilShown('success | TRK-2')
    old.answer(ok([parcel(1)], { page: 1, limit: 1, total: 1 }))
    await act(async () => await Promise.resolve())

    expect(shown()).toBe('success | TRK-2')
  })

  it('the rows stay beside the error if the refetch fails', async () => {
    const { host } = await subscribe()
    host.on(all, () => failure(503, 'Away'))

    act(invalidateParcels)

    await waitFor(() => expect(shown()).toBe('success | TRK-1 | 503'))
  })

  it('parcels are not refetched if only a user has changed', async () => {
    const { host } = await subscribe()

    act(invalidateUsers)

    expect(host.asked).toHaveLength(1)
  })

  it('a parcel on screen is replaced, and keeps names that the answer lacks', async () => {
    pagingHost()
    render(<Names />)
    await untilShown('REQUESTED Sam Sender')
    const now = parseParcel({ ...parcel(1), status: 'APPROVED', senderId: 'u-1' })

    act(() => {
      if (now) replaceParcel(now)
    })

    expect(shown()).toBe('APPROVED Sam Sender')
  })
})

function Names() {
  const { rows } = useAllParcels({ page: 1, limit: 1 })
  return <output>{rows.map((row) => `${row.status} ${row.sender?.name}`).join()}</output>
}
