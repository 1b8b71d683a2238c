import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, vi } from 'vitest'
import type { ParcelQuery } from '../../../src/api/query.ts'
import { useAllParcels } from '../../../src/stores/parcels.ts'
import { json, ok, standInHost } from '../../support/host.ts'
import type { Asked } from '../../support/host.ts'
import { wireParcel } from '../../support/wire.ts'
import { textsOf } from './texts.ts'

export const all = 'GET /api/parcel'

export const parcel = (id: number) => wireParcel({ _id: `p-${id}`, trackingId: `TRK-${id}` })

/** A host that pages three parcels, one a page. */
export function pagingHost() {
  return standInHost({
    [all]: ({ query }: Asked) =>
      ok([parcel(Number(query['page']))], { page: Number(query['page']), limit: 1, total: 3 }),
  })
}

/** A host that sends the same three parcels in one list. */
export const unpagedHost = () =>
  standInHost({ [all]: () => json([parcel(1), parcel(2), parcel(3)]) })

const firstPage: ParcelQuery = { page: 1, limit: 1 }

export function Parcels({ query: first = firstPage }: { query?: ParcelQuery }) {
  const [page, setPage] = useState(first.page)
  const view = useAllParcels({ ...first, page })
  const ids = view.rows.map(({ trackingId }) => trackingId).join(' ')
  return (
    <section>
      <output>
        {[view.status, ids, view.isFetching ? 'fetching' : '', view.error?.status ?? '']
          .filter((word) => word !== '')
          .join(' | ')}
      </output>
      <p role="note">{`${view.total} parcels, ${view.pages} pages`}</p>
      <button type="button" onClick={() => setPage(page + 1)}>
        Next
      </button>
      <button type="button" onClick={() => setPage(page - 1)}>
        Previous
      </button>
      <button type="button" onClick={view.refetch}>
        Try again
      </button>
    </section>
  )
}

export const shown = () => screen.getByRole('status').textContent
export const untilShown = (text: string) => waitFor(() => expect(shown()).toBe(text))
export const allShown = () => textsOf(screen.getAllByRole('status'))
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** With fake timers: lets pending work finish. */
export const settle = () => act(async () => await vi.advanceTimersByTimeAsync(1))

/** Renders a subscriber of the first page, and waits for its parcel. */
export async function subscribe(host = pagingHost()) {
  const view = render(<Parcels />)
  await untilShown('success | TRK-1')
  return { host, ...view }
}

/** Renders the same subscriber with fake timers. */
export async function subscribeAndSettle(host = pagingHost()) {
  const view = render(<Parcels />)
  await settle()
  return { host, ...view }
}
