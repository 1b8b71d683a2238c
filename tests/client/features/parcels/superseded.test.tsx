import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { invalidateParcels } from '../../../../src/stores/parcels.ts'
import { failure, ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { dialogClosed } from '../../support/dialog.ts'
import { openMyParcels, openDashboard } from '../../support/pages.tsx'

it('A sender whose parcel was dispatched meanwhile is told, and no longer asked to confirm', async () => {
  let now = wireParcel({ actions: ['cancel'] })
  const { host, person, press } = openMyParcels({
    'GET /api/parcel/me': () => ok([now]),
    'PATCH /api/parcel/cancel/{parcelId}': () => {
      now = wireParcel({ status: 'DISPATCHED', actions: [] })
      return failure(409, 'Cannot cancel parcel after dispatch')
    },
  })

  await press('Cancel Parcel', 'Yes, cancel parcel')
  // Not the dialog that asked for confirmation.
  expect(await screen.findByText('The parcel has changed in the meantime.')).toBeVisible()
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('Cannot cancel parcel after dispatch')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()

  await person.click(closeIn(dialog))
  await dialogClosed()
  expect(within(screen.getByRole('article')).getByText('Dispatched')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancel Parcel' })).toHaveAccessibleDescription(
    'Cannot cancel parcel after dispatch',
  )
  // One request, and one refetch of the list: nothing is repeated.
  expect(host.calls()).toEqual([
    'GET /api/parcel/me',
    'PATCH /api/parcel/cancel/p-1',
    'GET /api/parcel/me',
  ])
})

it('A receiver whose parcel was blocked meanwhile is told, and sees it blocked', async () => {
  let now = wireParcel({ status: 'IN_TRANSIT', actions: ['confirmDelivery'] })
  const { host, person, press } = openDashboard({
    'GET /api/parcel/incoming': () => ok([now]),
    'GET /api/parcel/history': () => ok([]),
    'PATCH /api/parcel/confirm-delivery/{parcelId}': () => {
      now = wireParcel({ status: 'BLOCKED', isBlocked: true, actions: [] })
      return failure(409, 'Parcel is blocked')
    },
  })

  await press('Confirm Delivery', 'Yes, it has arrived')
  // Not the dialog that asked for confirmation.
  expect(await screen.findByText('The parcel has changed in the meantime.')).toBeVisible()
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('Parcel is blocked')).toBeVisible()
  await person.click(closeIn(dialog))
  expect(await screen.findByText('BLOCKED')).toBeVisible()
  const confirms = host.calls().filter((call) => call.startsWith('PATCH'))
  expect(confirms).toEqual(['PATCH /api/parcel/confirm-delivery/p-1'])
})

it('A sender is told in the open dialog that the parcel was canceled meanwhile', async () => {
  let now = wireParcel({ actions: ['cancel'] })
  const { host, person } = openMyParcels({ 'GET /api/parcel/me': () => ok([now]) })

  await person.click(await screen.findByRole('button', { name: 'Cancel Parcel' }))
  await screen.findByRole('button', { name: 'Yes, cancel parcel' })
  now = wireParcel({ status: 'CANCELED', isCanceled: true, actions: [] })
  invalidateParcels()
  const said = await screen.findByText('The parcel has changed in the meantime.')
  await waitFor(() => expect(said).toBeVisible())
  expect(within(screen.getByRole('dialog')).getByText('Parcel is canceled')).toBeVisible()
  expect(host.calls()).toEqual(['GET /api/parcel/me', 'GET /api/parcel/me'])
})

/** The button in the footer; the cross has the same name. */
function closeIn(dialog: ReturnType<typeof within>): HTMLElement {
  const [close] = dialog.getAllByRole('button', { name: 'Close' })
  if (close === undefined) throw new Error('The dialog cannot be closed')
  return close
}
