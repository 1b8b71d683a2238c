import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import AdminParcelsPage from '../../../../src/pages/admin-parcels-page.tsx'
import { ok, standInHost } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { openPage } from '../../support/open-page.tsx'
import { openActions } from '../../support/parcel-controls.ts'

const list = 'GET /api/parcel'
const first = wireParcel({ _id: 'p-1', trackingId: 'TRK-AAAA-BBBB-CCCC-DDDD' })
const second = wireParcel({ _id: 'p-2', trackingId: 'TRK-AAAA-BBBB-CCCC-EEEE' })
const both = () => ok([first, second], { page: 1, limit: 25, total: 2 })
const open = (path: string) => openPage(<AdminParcelsPage />, path)

it('An administrator blocks from the menu of a row, after a confirmation', async () => {
  const blocked = wireParcel({ ...first, status: 'BLOCKED', isBlocked: true })
  const host = standInHost({
    [list]: both,
    'PATCH /api/parcel/block/{parcelId}': () => {
      host.on(list, () => ok([blocked, second], { page: 1, limit: 25, total: 2 }))
      return ok(blocked)
    },
  })
  const { person } = open('/admin/parcels?view=table')
  const actions = await openActions(person, first.trackingId)
  await person.click(actions.getByRole('menuitem', { name: 'Block' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Block this parcel?' }))
  expect(screen.queryByRole('menu')).toBeNull()
  await person.click(dialog.getByRole('button', { name: 'Block parcel' }))
  await waitFor(() => expect(host.calls()).toContain('PATCH /api/parcel/block/p-1'))
  const now = await openActions(person, first.trackingId)
  expect(await now.findByRole('menuitem', { name: 'Unblock' })).toBeVisible()
})

it('An administrator reads in the menu why an action is disabled', async () => {
  const delivered = wireParcel({ ...first, status: 'DELIVERED', actions: ['updateStatus'] })
  standInHost({ [list]: () => ok([delivered]) })
  const { person } = open('/admin/parcels?view=table')
  const actions = await openActions(person, first.trackingId)

  const block = actions.getByRole('menuitem', { name: 'Block' })
  expect(block).toHaveAttribute('aria-disabled', 'true')
  expect(block).toHaveAccessibleDescription(/./)
  await person.click(block)
  expect(block).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('An administrator goes to the page of a parcel to hand it over', async () => {
  const underWay = wireParcel({ ...first, status: 'IN_TRANSIT', actions: ['recordDelivery'] })
  standInHost({ [list]: () => ok([underWay, second]) })
  const { person } = open('/admin/parcels?view=table')
  const actions = await openActions(person, first.trackingId)
  expect(actions.getByRole('menuitem', { name: 'Hand over' })).toHaveAttribute(
    'href',
    '/admin/parcels/p-1',
  )
  await person.keyboard('{Escape}')
  const others = await openActions(person, second.trackingId)
  expect(others.queryByRole('menuitem', { name: 'Hand over' })).toBeNull()
})
