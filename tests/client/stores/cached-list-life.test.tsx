// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearCachedData } from '../../../src/stores/cached-list.ts'
import { invalidateParcels, useIncomingParcels } from '../../../src/stores/parcels.ts'
import { json, later, never, ok, standInHost } from '../../support/host.ts'
import {
  all,
  pagingHost,
  parcel,
  Parcels,
  press,
  settle,
  shown,
  untilShown,
} from '../support/parcel-reader.tsx'

beforeEach(clearCachedData)
afterEach(() => vi.useRealTimers())

describe('A list that nobody reads any more', () => {
  it('is kept for 60 seconds, then asked for again', async () => {
    vi.useFakeTimers()
    const host = pagingHost()
    const first = render(<Parcels />)
    await settle()
    first.unmount()

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

  it('stays for as long as somebody still reads it', async () => {
    vi.useFakeTimers()
    const host = pagingHost()
    const leaving = render(<Parcels />)
    render(<Parcels />)
    await act(async () => await vi.advanceTimersByTimeAsync(1))
    leaving.unmount()

    await act(async () => await vi.advanceTimersByTimeAsync(120_000))

    expect(shown()).toBe('success | TRK-1')
    expect(host.asked).toHaveLength(1)
  })
})

describe('When another person takes over', () => {
  it('nothing of the last one is shown, and readers ask anew', async () => {
    const host = pagingHost()
    render(<Parcels />)
    await untilShown('success | TRK-1')
    const theirs = later()
    host.on(all, theirs.handler)

    act(clearCachedData)
    expect(shown()).toBe('pending | fetching')
    theirs.answer(ok([parcel(8)], { page: 1, limit: 1, total: 1 }))

    await untilShown('success | TRK-8')
  })

  it('an answer that was on its way to the last one is thrown away', async () => {
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

describe('With a host that sends the whole list', () => {
  it('pages are turned without another call', async () => {
    const host = whole()
    render(<Parcels />)
    await untilShown('success | TRK-1')

    await press('Next')
    expect(shown()).toBe('success | TRK-2')
    await press('Next')
    expect(shown()).toBe('success | TRK-3')

    expect(screen.getByRole('note')).toHaveTextContent('3 parcels, 3 pages')
    expect(host.calls()).toEqual([all])
  })

  it('the one list is fetched again after a change and kept for 60 seconds', async () => {
    vi.useFakeTimers()
    const host = whole()
    const reader = render(<Parcels />)
    await settle()
    act(invalidateParcels)
    await settle()
    expect(host.asked).toHaveLength(2)
    reader.unmount()

    await vi.advanceTimersByTimeAsync(59_000)
    const again = render(<Parcels query={{ page: 2, limit: 1 }} />)
    expect(shown()).toBe('success | TRK-2')
    await settle()
    again.unmount()
    await vi.advanceTimersByTimeAsync(60_001)
    render(<Parcels />)

    expect(shown()).toBe('pending | fetching')
  })

  it('that begins to page, pages are asked for one by one', async () => {
    const host = whole()
    render(<Parcels />)
    await untilShown('success | TRK-1')
    host.on(all, ({ query }) =>
      ok([parcel(Number(query['page']) + 10)], { page: 1, limit: 1, total: 3 }),
    )

    act(invalidateParcels)
    await untilShown('success | TRK-11')
    await press('Next')

    await waitFor(() => expect(shown()).toBe('success | TRK-12'))
  })
})

it('A receiver without a query gets the whole list, asked for without parameters', async () => {
  const host = standInHost({
    'GET /api/parcel/incoming': () => ok([parcel(1), parcel(2)]),
  })
  render(<Incoming />)

  await untilShown('2 of 2 on 1')
  expect(host.asked.map(({ query }) => query)).toEqual([{}])
})

function Incoming() {
  const { rows, total, pages } = useIncomingParcels()
  return <output>{`${rows.length} of ${total} on ${pages}`}</output>
}

const whole = () => standInHost({ [all]: () => json([parcel(1), parcel(2), parcel(3)]) })
