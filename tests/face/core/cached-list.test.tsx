// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parcelIn } from '../../../src/api/parse-parcel.ts'
import type { ParcelQuery } from '../../../src/api/query.ts'
import { clearCachedData } from '../../../src/stores/cached-list.ts'
import {
  invalidateParcels,
  replaceParcel,
  useAllParcels,
  useIncomingParcels,
} from '../../../src/stores/parcels.ts'
import { invalidateUsers } from '../../../src/stores/users.ts'
import { failure, json, later, never, ok, standInHost } from '../../support/host.ts'
import type { Asked } from '../../support/host.ts'
import { wireParcel } from '../../support/wire.ts'

const all = 'GET /api/parcel'

beforeEach(clearCachedData)
afterEach(() => vi.useRealTimers())

const parcel = (id: number) => wireParcel({ _id: `p-${id}`, trackingId: `TRK-${id}` })

/** A host that pages; three parcels, one a page. */
function pagingHost() {
  return standInHost({
    [all]: ({ query }: Asked) =>
      ok([parcel(Number(query['page']))], { page: Number(query['page']), limit: 1, total: 3 }),
  })
}

function Parcels({ query: first = { page: 1, limit: 1 } }: { query?: ParcelQuery }) {
  const [page, setPage] = useState(first.page)
  const view = useAllParcels({ ...first, page })
  const ids = view.rows.map(({ trackingId }) => trackingId).join(' ')
  return (
    <section>
      <p role="status">
        {[view.state, ids, view.isRefreshing ? 'refreshing' : '', view.error?.status ?? '']
          .filter((word) => word !== '')
          .join(' | ')}
      </p>
      <p role="note">{`${view.total} parcels, ${view.pages} pages`}</p>
      <button type="button" onClick={() => setPage(page + 1)}>
        Next
      </button>
      <button type="button" onClick={() => setPage(page - 1)}>
        Previous
      </button>
      <button type="button" onClick={view.retry}>
        Try again
      </button>
    </section>
  )
}

const shown = () => screen.getByRole('status').textContent
const untilShown = (text: string) => waitFor(() => expect(shown()).toBe(text))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('A person who reads a list', () => {
  it('sees that it loads, then its rows', async () => {
    const host = pagingHost()
    render(<Parcels />)

    expect(shown()).toBe('loading')
    await untilShown('ready | TRK-1')
    expect(screen.getByRole('note')).toHaveTextContent('3 parcels, 3 pages')
    expect(host.asked.map(({ query }) => query)).toEqual([{ page: '1', limit: '1' }])
  })

  it('asks once, in strict mode and in two places', async () => {
    const host = pagingHost()
    render(
      <StrictMode>
        <Parcels />
        <Parcels />
      </StrictMode>,
    )

    await waitFor(() =>
      expect(screen.getAllByRole('status').map((one) => one.textContent)).toEqual([
        'ready | TRK-1',
        'ready | TRK-1',
      ]),
    )
    expect(host.calls()).toEqual([all])
  })

  it('keeps the old rows in view while the next page comes', async () => {
    const host = pagingHost()
    render(<Parcels />)
    await untilShown('ready | TRK-1')
    const next = later()
    host.on(all, next.handler)

    await press('Next')
    expect(shown()).toBe('ready | TRK-1 | refreshing')
    next.answer(ok([parcel(2)], { page: 2, limit: 1, total: 3 }))

    await untilShown('ready | TRK-2')
  })

  it('goes back to a page without asking again', async () => {
    const host = pagingHost()
    render(<Parcels />)
    await untilShown('ready | TRK-1')
    await press('Next')
    await untilShown('ready | TRK-2')

    await press('Previous')

    expect(shown()).toBe('ready | TRK-1')
    expect(host.asked).toHaveLength(2)
  })

  it('who turns pages quickly waits only for the last', async () => {
    const host = pagingHost()
    render(<Parcels />)
    await untilShown('ready | TRK-1')
    host.on(all, ({ query }) =>
      query['page'] === '2' ? never() : ok([parcel(3)], { page: 3, limit: 1, total: 3 }),
    )

    await press('Next')
    await press('Next')

    await untilShown('ready | TRK-3')
    expect(host.asked.map(({ query, signal }) => [query['page'], signal.aborted])).toEqual([
      ['1', false],
      ['2', true],
      ['3', false],
    ])
  })

  it('is told of a failure and tries again', async () => {
    const host = standInHost({ [all]: () => failure(500, 'Oh') })
    render(<Parcels />)
    await untilShown('failed | 500')
    host.on(all, () => ok([parcel(1)], { page: 1, limit: 1, total: 1 }))

    await press('Try again')

    await untilShown('ready | TRK-1')
  })

  it('is told of a failure on the next page, without the rows of the last', async () => {
    const host = pagingHost()
    render(<Parcels />)
    await untilShown('ready | TRK-1')
    host.on(all, () => failure(500, 'Oh'))

    await press('Next')

    await untilShown('failed | 500')
  })
})

describe('After a change', () => {
  it('what is on screen is fetched again, its rows staying in view', async () => {
    const host = pagingHost()
    render(<Parcels />)
    await untilShown('ready | TRK-1')
    const fresh = later()
    host.on(all, fresh.handler)

    act(invalidateParcels)
    expect(shown()).toBe('ready | TRK-1 | refreshing')
    fresh.answer(ok([parcel(7)], { page: 1, limit: 1, total: 3 }))

    await untilShown('ready | TRK-7')
  })

  it('what is not on screen is fetched when it comes back, not before', async () => {
    const host = pagingHost()
    render(<Parcels />)
    await untilShown('ready | TRK-1')
    await press('Next')
    await untilShown('ready | TRK-2')

    act(invalidateParcels)
    await untilShown('ready | TRK-2')
    await press('Previous')
    await untilShown('ready | TRK-1')

    expect(host.asked.map(({ query }) => query['page'])).toEqual(['1', '2', '2', '1'])
  })

  it('an older answer that is still on its way is not shown', async () => {
    const old = later()
    const host = standInHost({ [all]: old.handler })
    render(<Parcels />)
    await waitFor(() => expect(host.asked).toHaveLength(1))
    host.on(all, () => ok([parcel(2)], { page: 1, limit: 1, total: 1 }))

    act(invalidateParcels)
    await untilShown('ready | TRK-2')
    old.answer(ok([parcel(1)], { page: 1, limit: 1, total: 1 }))
    await act(async () => await Promise.resolve())

    expect(shown()).toBe('ready | TRK-2')
  })

  it('the rows stay and the failure is told when they cannot be fetched again', async () => {
    const host = pagingHost()
    render(<Parcels />)
    await untilShown('ready | TRK-1')
    host.on(all, () => failure(503, 'Away'))

    act(invalidateParcels)

    await untilShown('ready | TRK-1 | 503')
  })

  it('of a user, parcels are not fetched again', async () => {
    const host = pagingHost()
    render(<Parcels />)
    await untilShown('ready | TRK-1')

    act(invalidateUsers)

    expect(host.asked).toHaveLength(1)
  })

  it('the parcel on screen is replaced, and keeps the names that the answer lacks', async () => {
    pagingHost()
    function Names() {
      const { rows } = useAllParcels({ page: 1, limit: 1 })
      return <p role="status">{rows.map((row) => `${row.status} ${row.sender?.name}`).join()}</p>
    }
    render(<Names />)
    await untilShown('REQUESTED Sam Sender')
    const now = parcelIn({ ...parcel(1), status: 'APPROVED', senderId: 'u-1' })

    act(() => now && replaceParcel(now))

    expect(shown()).toBe('APPROVED Sam Sender')
  })
})

describe('A list that nobody reads any more', () => {
  it('is kept for 60 seconds, then asked for again', async () => {
    vi.useFakeTimers()
    const host = pagingHost()
    const settle = () => act(async () => await vi.advanceTimersByTimeAsync(1))
    const first = render(<Parcels />)
    await settle()
    first.unmount()

    await vi.advanceTimersByTimeAsync(59_000)
    const second = render(<Parcels />)
    expect(shown()).toBe('ready | TRK-1')
    expect(host.asked).toHaveLength(1)
    await settle()
    second.unmount()

    await vi.advanceTimersByTimeAsync(60_001)
    render(<Parcels />)
    expect(shown()).toBe('loading')
    await settle()
    expect(shown()).toBe('ready | TRK-1')
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

    expect(shown()).toBe('ready | TRK-1')
    expect(host.asked).toHaveLength(1)
  })
})

describe('When another person takes over', () => {
  it('nothing of the last one is shown, and readers ask anew', async () => {
    const host = pagingHost()
    render(<Parcels />)
    await untilShown('ready | TRK-1')
    const theirs = later()
    host.on(all, theirs.handler)

    act(clearCachedData)
    expect(shown()).toBe('loading')
    theirs.answer(ok([parcel(8)], { page: 1, limit: 1, total: 1 }))

    await untilShown('ready | TRK-8')
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

    expect(shown()).toBe('loading')
    expect(host.asked[0]?.signal.aborted).toBe(true)
  })
})

describe('With a host that sends the whole list', () => {
  const whole = () => standInHost({ [all]: () => json([parcel(1), parcel(2), parcel(3)]) })

  it('pages are turned without another call', async () => {
    const host = whole()
    render(<Parcels />)
    await untilShown('ready | TRK-1')

    await press('Next')
    expect(shown()).toBe('ready | TRK-2')
    await press('Next')
    expect(shown()).toBe('ready | TRK-3')

    expect(screen.getByRole('note')).toHaveTextContent('3 parcels, 3 pages')
    expect(host.calls()).toEqual([all])
  })

  it('the one list is fetched again after a change and kept for 60 seconds', async () => {
    vi.useFakeTimers()
    const host = whole()
    const settle = () => act(async () => await vi.advanceTimersByTimeAsync(1))
    const reader = render(<Parcels />)
    await settle()
    act(invalidateParcels)
    await settle()
    expect(host.asked).toHaveLength(2)
    reader.unmount()

    await vi.advanceTimersByTimeAsync(59_000)
    const again = render(<Parcels query={{ page: 2, limit: 1 }} />)
    expect(shown()).toBe('ready | TRK-2')
    await settle()
    again.unmount()
    await vi.advanceTimersByTimeAsync(60_001)
    render(<Parcels />)

    expect(shown()).toBe('loading')
  })

  it('that begins to page, pages are asked for one by one', async () => {
    const host = whole()
    render(<Parcels />)
    await untilShown('ready | TRK-1')
    host.on(all, ({ query }) =>
      ok([parcel(Number(query['page']) + 10)], { page: 1, limit: 1, total: 3 }),
    )

    act(invalidateParcels)
    await untilShown('ready | TRK-11')
    await press('Next')

    await untilShown('ready | TRK-12')
  })
})

it('A receiver without a query gets the whole list, asked for without parameters', async () => {
  const host = standInHost({
    'GET /api/parcel/incoming': () => ok([parcel(1), parcel(2)]),
  })
  function Incoming() {
    const { rows, total, pages } = useIncomingParcels()
    return <p role="status">{`${rows.length} of ${total} on ${pages}`}</p>
  }
  render(<Incoming />)

  await untilShown('2 of 2 on 1')
  expect(host.asked.map(({ query }) => query)).toEqual([{}])
})
