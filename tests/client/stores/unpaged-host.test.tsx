import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { countParcels } from '../../../src/api/parcel-counts.ts'
import { invalidateParcels, parcelCounts, replaceParcel } from '../../../src/stores/parcels.ts'
import { clearCachedData } from '../../../src/stores/query/query.ts'
import { failure, json, ok } from '../../support/host.ts'
import {
  all,
  parcel,
  Parcels,
  press,
  settle,
  shown,
  untilShown,
  allShown,
  subscribe,
  unpagedHost,
} from '../support/parcel-subscriber.tsx'
import { clientParcel } from '../support/client-parcel.ts'

beforeEach(clearCachedData)
afterEach(() => vi.useRealTimers())

describe('The list of an unpaged host', () => {
  it('needs no further call to turn pages', async () => {
    const { host } = await subscribe(unpagedHost())

    await press('Next')
    expect(shown()).toBe('success | TRK-2')
    await press('Next')
    expect(shown()).toBe('success | TRK-3')

    expect(screen.getByRole('note')).toHaveTextContent('3 parcels, 3 pages')
    expect(host.calls()).toEqual([all])
  })

  it('sends its list again after a change; the list is kept for 60 seconds', async () => {
    vi.useFakeTimers()
    const host = unpagedHost()
    const first = render(<Parcels />)
    await settle()
    act(invalidateParcels)
    await settle()
    expect(host.asked).toHaveLength(2)
    first.unmount()

    await vi.advanceTimersByTimeAsync(59_000)
    const again = render(<Parcels query={{ page: 2, limit: 1 }} />)
    expect(shown()).toBe('success | TRK-2')
    await settle()
    expect(host.asked).toHaveLength(2)
    again.unmount()
    await vi.advanceTimersByTimeAsync(60_001)
    render(<Parcels />)

    expect(shown()).toBe('pending | fetching')
    await settle()
    expect(host.asked).toHaveLength(3)
  })

  it('is asked for each page once it begins to page', async () => {
    const { host } = await subscribe(unpagedHost())
    host.on(all, ({ query }) =>
      ok([parcel(Number(query['page']) + 10)], { page: 1, limit: 1, total: 3 }),
    )

    act(invalidateParcels)
    await untilShown('success | TRK-11')
    await press('Next')

    await waitFor(() => expect(shown()).toBe('success | TRK-12'))
  })

  it('is called once after a change for two subscribers of different pages', async () => {
    const host = await subscribeToTwoPages()
    host.on(all, () => json([parcel(4), parcel(5)]))

    act(invalidateParcels)
    await waitFor(() => expect(allShown()).toEqual(['success | TRK-4', 'success | TRK-5']))
    expect(host.calls()).toEqual([all, all])
  })

  it('shows its error on the next page after a failed refetch, not old rows', async () => {
    const { host } = await subscribe(unpagedHost())
    host.on(all, () => failure(503, 'Away'))

    act(invalidateParcels)
    await untilShown('success | TRK-1 | 503')
    await press('Next')
    await untilShown('error | 503')
    host.on(all, () => json([parcel(4), parcel(5)]))
    await press('Try again')

    await waitFor(() => expect(shown()).toBe('success | TRK-5'))
  })

  it('does not filter a canceled parcel by its old status after a failed refetch', async () => {
    const { host, rerender } = await subscribe(unpagedHost())
    host.on(all, () => failure(503, 'Away'))

    act(() => {
      replaceParcel(clientParcel({ ...parcel(1), status: 'CANCELED' }))
      invalidateParcels()
    })
    await untilShown('success | TRK-1 | 503')
    rerender(<Parcels query={{ page: 1, limit: 1, status: 'REQUESTED' }} />)

    await waitFor(() => expect(shown()).toBe('error | 503'))
  })

  const counted = [
    ['CANCELED', 1],
    ['REQUESTED', 2],
  ]
  it.each([
    ['while it waits for the list', () => new Promise<never>(() => {}), 'fetching', counted],
    ['until the list fails, which was counted', () => failure(503, 'Away'), '503', []],
  ])('counts a canceled parcel as such, %s', async (_name, answer, state, countedThen) => {
    const { host } = await subscribe(unpagedHost())
    host.on('GET /api/parcel/counts', () => failure(404, 'Not found'))
    onTestFinished(parcelCounts.subscribe({}))
    await waitFor(() => expect(countsShown()).toEqual([['REQUESTED', 3]]))
    host.on(all, answer)

    act(() => {
      replaceParcel(clientParcel({ ...parcel(1), status: 'CANCELED' }))
      invalidateParcels()
    })
    expect(countsShown()).toEqual(counted)

    await untilShown(`success | TRK-1 | ${state}`)
    await waitFor(() => expect(countsShown()).toEqual(countedThen))
  })

  it('tells two subscribers of different pages that a refetch failed', async () => {
    const host = await subscribeToTwoPages()
    host.on(all, () => failure(503, 'Away'))

    act(invalidateParcels)

    await waitFor(() =>
      expect(allShown()).toEqual(['success | TRK-1 | 503', 'success | TRK-2 | 503']),
    )
  })

  it('does not show one user’s list to the next', async () => {
    const { host } = await subscribe(unpagedHost())
    host.on(all, () => json([parcel(8), parcel(9)]))

    act(clearCachedData)
    await untilShown('success | TRK-8')
    await press('Next')

    expect(shown()).toBe('success | TRK-9')
    expect(host.calls()).toEqual([all, all])
  })

  it('no longer counts the parcels of a user who has logged out', async () => {
    const host = unpagedHost()
    host.on('GET /api/parcel/counts', () => failure(404, 'Not found'))
    render(<Parcels />)
    await untilShown('success | TRK-1')
    expect((await countParcels({}))?.total.count).toBe(3)
    host.on(all, () => failure(401, 'No session'))

    act(clearCachedData)

    expect(await countParcels({})).toBeNull()
  })
})

async function subscribeToTwoPages() {
  const { host } = await subscribe(unpagedHost())
  render(<Parcels query={{ page: 2, limit: 1 }} />)
  await waitFor(() => expect(allShown()).toEqual(['success | TRK-1', 'success | TRK-2']))
  return host
}

/** Number of parcels by status, as the chips show it; empty without counts. */
function countsShown(): [string, number][] {
  const [state] = Object.values(parcelCounts.store.getState().states)
  const statuses = [...(state?.data?.statuses ?? [])]
  return statuses
    .map(([status, { count }]): [string, number] => [status, count])
    .sort(([one], [other]) => one.localeCompare(other))
}
