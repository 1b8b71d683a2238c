import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ParcelStatus } from '../../../../openapi.d.ts'
import { ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { toasts, makePlaceForToasts } from '../../support/toasts.ts'
import { openAllParcels, openDashboard } from '../../support/pages.tsx'

makePlaceForToasts()

/** Status values of §4: on a card, in the receiver's lists, in the Update Status dialog. */
const rows: [status: ParcelStatus, onCard: string, inList: string, isOffered: boolean][] = [
  ['REQUESTED', 'Requested', 'REQUESTED', true],
  ['APPROVED', 'Approved', 'APPROVED', true],
  ['DISPATCHED', 'Dispatched', 'DISPATCHED', true],
  ['IN_TRANSIT', 'In transit', 'IN TRANSIT', true],
  ['DELIVERED', 'Delivered', 'DELIVERED', true],
  ['CANCELED', 'Canceled', 'CANCELED', true],
  ['BLOCKED', 'Blocked', 'BLOCKED', false],
  ['UNBLOCKED', 'Unblocked', 'UNBLOCKED', false],
]

describe.each(rows)('%s', (status, onCard, inList, isOffered) => {
  const parcel = wireParcel({ status, isBlocked: status === 'BLOCKED' })

  it('is shown in words on the card, and preselected if it can be set', async () => {
    const { person } = openAllParcels({ 'GET /api/parcel': () => ok([parcel]) })
    const card = within(await screen.findByRole('article'))
    expect(card.getByText(onCard)).toBeVisible()

    await person.click(card.getByRole('button', { name: 'Update Status' }))
    const dialog = within(await screen.findByRole('dialog'))
    const chosen = dialog
      .getAllByRole('radio')
      .filter((radio) => radio.matches(':checked'))
      .map((radio) => radio.getAttribute('value'))
    expect(chosen).toEqual(isOffered ? [status] : [])
    expect(dialog.getByRole('button', { name: 'Save' }).matches(':disabled')).toBe(!isOffered)
  })

  it('is shown in the receiver’s list with spaces for underscores', async () => {
    openDashboard({
      'GET /api/parcel/incoming': () => ok([parcel]),
      'GET /api/parcel/history': () => ok([]),
    })

    expect(within(await screen.findByRole('article')).getByText(inList)).toBeVisible()
  })
})

it.each(rows.filter(([, , , isOffered]) => isOffered))(
  'An administrator sets the status %s and reads it in the toast',
  async (status, onCard) => {
    const before = wireParcel({ status: 'BLOCKED', isBlocked: true })
    const { host, person } = openAllParcels({
      'GET /api/parcel': () => ok([before]),
      'PATCH /api/parcel/status/{id}': () => ok(wireParcel({ status })),
    })

    await person.click(await screen.findByRole('button', { name: 'Update Status' }))
    await person.click(await screen.findByRole('radio', { name: onCard }))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await toasts().findByText(`Parcel status updated to ${status}`)).toBeVisible()
    expect(host.asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ status })
  },
)
