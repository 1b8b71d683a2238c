import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearCachedData } from '../../../src/stores/query/query.ts'
import { invalidateParcels, receiveParcel } from '../../../src/stores/parcels.ts'
import { useReceivers } from '../../../src/stores/users.ts'
import { failure, later, never, ok, standInHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'
import { allowPrefetching, untilIdle } from '../support/prefetching.ts'
import {
  all,
  pagingHost,
  parcel,
  Parcels,
  settle,
  shown,
  subscribeAndSettle,
  unpagedHost,
} from '../support/parcel-subscriber.tsx'
import { clientParcel } from '../support/client-parcel.ts'

beforeEach(() => {
  vi.useFakeTimers()
  clearCachedData()
  allowPrefetching()
})
afterEach(() => vi.useRealTimers())

const pass = (time: number) => act(async () => await vi.advanceTimersByTimeAsync(time))
const turn = (to: 'Next' | 'Previous') => fireEvent.click(screen.getByRole('button', { name: to }))
const pagesOf = (host: Host) => host.asked.map(({ query }) => query['page'])
const answer = (page: number, row = parcel(page)) => ok([row], { page, limit: 1, total: 3 })

describe('A subscriber of a page', () => {
  it('sees the next page immediately, and never has more than one page prefetched', async () => {
    const { host } = await subscribeAndSettle()
    expect(pagesOf(host)).toEqual(['1'])
    await pass(untilIdle)
    expect(pagesOf(host)).toEqual(['1', '2'])

    await pass(10_000)
    turn('Next')
    expect(shown()).toBe('success | TRK-2')
    await pass(0)
    expect(pagesOf(host)).toEqual(['1', '2'])
    await pass(untilIdle)
    expect(pagesOf(host)).toEqual(['1', '2', '3'])

    turn('Next')
    expect(shown()).toBe('success | TRK-3')
    await pass(10_000)
    expect(pagesOf(host)).toEqual(['1', '2', '3'])
  })

  it('waits for the same answer if it turns to a page that is being prefetched', async () => {
    const { host } = await subscribeAndSettle()
    const next = later()
    host.on(all, next.handler)
    await pass(untilIdle)

    turn('Next')
    await settle()
    expect(shown()).toBe('success | TRK-1 | fetching')
    next.answer(answer(2))
    await settle()
    expect(shown()).toBe('success | TRK-2')
    expect(host.asked.map(({ query, signal }) => [query['page'], signal.aborted])).toEqual([
      ['1', false],
      ['2', false],
    ])
  })

  it('cancels the prefetch if it leaves', async () => {
    const { host, rerender } = await subscribeAndSettle()
    host.on(all, never)
    await pass(untilIdle)
    expect(host.asked.map(({ signal }) => signal.aborted)).toEqual([false, false])

    rerender(<p>Elsewhere</p>)
    await settle()
    expect(host.asked.map(({ signal }) => signal.aborted)).toEqual([false, true])
  })

  it('does not see the error of a failed prefetch, and fetches the page on request', async () => {
    const { host } = await subscribeAndSettle()
    host.on(all, () => failure(500, 'Oh'))
    await pass(untilIdle)
    expect(shown()).toBe('success | TRK-1')
    expect(pagesOf(host)).toEqual(['1', '2'])

    host.on(all, () => answer(2))
    turn('Next')
    expect(shown()).toBe('success | TRK-1 | fetching')
    await settle()
    expect(shown()).toBe('success | TRK-2')
    expect(pagesOf(host).slice(0, 3)).toEqual(['1', '2', '2'])
  })

  it('gets only requested pages if the browser is set to save data', async () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    })
    const host = pagingHost()
    render(<Parcels />)
    await pass(10_000)

    expect(pagesOf(host)).toEqual(['1'])
  })

  it('needs no prefetch on an unpaged host', async () => {
    const host = unpagedHost()
    render(<Parcels />)
    await pass(10_000)

    expect(host.calls()).toEqual([all])
  })

  it('prefetches nothing if the page cannot be turned', async () => {
    const people = [{ _id: 'r-1', name: 'Rita', email: 'rita@example.com' }]
    const host = standInHost({
      'GET /api/user/receivers': () => ok(people, { page: 1, limit: 1, total: 500 }),
    })
    render(<Choice />)
    await pass(10_000)

    expect(screen.getByRole('status')).toHaveTextContent('Rita of 500')
    expect(host.calls()).toEqual(['GET /api/user/receivers'])
  })
})

describe('A prefetched page', () => {
  it('changes with live updates', async () => {
    await subscribeAndSettle()
    await pass(untilIdle)
    const change = { trackingId: 'TRK-2B', updatedAt: '2026-03-09T10:00:00Z' }
    act(() => void receiveParcel(clientParcel({ ...parcel(2), ...change })))

    turn('Next')
    expect(shown()).toBe('success | TRK-2B')
  })

  it('is dropped after a change, and prefetched again after the current one', async () => {
    const { host } = await subscribeAndSettle()
    await pass(untilIdle)
    act(invalidateParcels)
    await settle()
    expect(pagesOf(host)).toEqual(['1', '2', '1'])

    host.on(all, () => answer(2, parcel(7)))
    await pass(untilIdle)
    expect(pagesOf(host)).toEqual(['1', '2', '1', '2'])
    turn('Next')
    expect(shown()).toBe('success | TRK-7')
  })

  it('is kept for 60 seconds, then fetched again', async () => {
    const { host } = await subscribeAndSettle()
    await pass(untilIdle)
    await pass(61_000)

    turn('Next')
    expect(shown()).toBe('success | TRK-1 | fetching')
    await settle()
    expect(shown()).toBe('success | TRK-2')
    expect(pagesOf(host)).toEqual(['1', '2', '2'])
  })
})

function Choice() {
  const { rows, total } = useReceivers({ page: 1, limit: 1 })
  return <output>{`${rows[0]?.name} of ${total}`}</output>
}
