import { act, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearCachedData } from '../../../src/stores/query/query.ts'
import { later, never, ok, standInHost } from '../../support/host.ts'
import {
  all,
  pagingHost,
  parcel,
  Parcels,
  settle,
  shown,
  untilShown,
  subscribe,
  subscribeAndSettle,
} from '../support/parcel-subscriber.tsx'

beforeEach(clearCachedData)
afterEach(() => vi.useRealTimers())

describe('A list that a subscriber has left', () => {
  it('is kept for 60 seconds, then fetched again', async () => {
    vi.useFakeTimers()
    const { host, unmount } = await subscribeAndSettle()
    unmount()

    await vi.advanceTimersByTimeAsync(59_000)
    const second = render(<Parcels />)
    expect(shown()).toBe('success | TRK-1')
    expect(host.asked).toHaveLength(1)
    await settle()
    second.unmount()

    await vi.advanceTimersByTimeAsync(60_001)
    render(<Parcels />)
    expect(shown()).toBe('pending | fetching')
    await settle()
    expect(shown()).toBe('success | TRK-1')
    expect(host.asked).toHaveLength(2)
  })

  it('is kept while it has another subscriber', async () => {
    vi.useFakeTimers()
    const host = pagingHost()
    const leaving = render(<Parcels />)
    await subscribeAndSettle(host)
    leaving.unmount()

    await act(async () => await vi.advanceTimersByTimeAsync(120_000))

    expect(shown()).toBe('success | TRK-1')
    expect(host.asked).toHaveLength(1)
  })
})

describe('When another user logs in', () => {
  it('the last user’s data are not shown, and subscribers fetch again', async () => {
    const { host } = await subscribe()
    const theirs = later()
    host.on(all, theirs.handler)

    act(clearCachedData)
    expect(shown()).toBe('pending | fetching')
    theirs.answer(ok([parcel(8)], { page: 1, limit: 1, total: 1 }))

    await untilShown('success | TRK-8')
  })

  it('an answer in flight for the last user is discarded', async () => {
    const old = later()
    const host = standInHost({ [all]: old.handler })
    render(<Parcels />)
    await waitFor(() => expect(host.asked).toHaveLength(1))
    host.on(all, never)

    act(clearCachedData)
    old.answer(ok([parcel(1)], { page: 1, limit: 1, total: 1 }))
    await act(async () => await Promise.resolve())

    expect(shown()).toBe('pending | fetching')
    expect(host.asked[0]?.signal.aborted).toBe(true)
  })
})
