import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failure, later, ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { openMyParcels } from '../../support/pages.tsx'

const list = 'GET /api/parcel/me'
const cancel = 'PATCH /api/parcel/cancel/{parcelId}'

it('A sender cancels a parcel', async () => {
  let now = wireParcel({ actions: ['cancel'] })
  const { host, press } = openMyParcels({
    [list]: () => ok([now]),
    [cancel]: () => {
      now = wireParcel({ status: 'CANCELED', isCanceled: true, actions: [] })
      return ok(now)
    },
  })

  await press('Cancel Parcel', 'Yes, cancel parcel')
  expect(await screen.findByText('Parcel canceled successfully')).toBeVisible()
  const card = screen.getByRole('article')
  expect(await within(card).findByText('Canceled')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Cancel Parcel' })).toHaveAccessibleDescription(
    'Parcel is canceled',
  )
  expect(host.calls().filter((call) => call !== list)).toEqual(['PATCH /api/parcel/cancel/p-1'])
  expect(host.calls().at(-1)).toBe(list)
})

it('A sender who keeps the parcel makes no call', async () => {
  const { host, press } = openMyParcels({ [list]: () => ok([wireParcel()]) })

  await press('Cancel Parcel', 'Keep parcel')
  expect(host.calls()).toEqual([list])
})

it('A sender whose cancellation is refused reads that it failed, and why', async () => {
  const { press } = openMyParcels({
    [list]: () => ok([wireParcel()]),
    [cancel]: () => failure(409, 'Cannot cancel parcel after dispatch'),
  })

  await press('Cancel Parcel', 'Yes, cancel parcel')
  expect(await screen.findByText('Failed to cancel parcel')).toBeVisible()
  expect(
    within(screen.getByRole('dialog')).getByText('Cannot cancel parcel after dispatch'),
  ).toBeVisible()
})

it('A sender who leaves the page during the cancellation is still told that it succeeded', async () => {
  const answer = later()
  const { press, leave } = openMyParcels({
    [list]: () => ok([wireParcel()]),
    [cancel]: answer.handler,
  })

  await press('Cancel Parcel', 'Yes, cancel parcel')
  leave()
  answer.answer(ok(wireParcel({ status: 'CANCELED', isCanceled: true })))
  expect(await screen.findByText('Parcel canceled successfully')).toBeVisible()
})

it('A sender reads why a parcel cannot be canceled', async () => {
  openMyParcels({
    [list]: () =>
      ok([
        wireParcel({ _id: 'a', trackingId: 'TRK-A', status: 'DISPATCHED', actions: [] }),
        wireParcel({
          _id: 'b',
          trackingId: 'TRK-B',
          isBlocked: true,
          status: 'BLOCKED',
          actions: [],
        }),
        wireParcel({ _id: 'c', trackingId: 'TRK-C', isCanceled: true }),
        wireParcel({ _id: 'd', trackingId: 'TRK-D', status: 'DISPATCHED' }),
      ]),
  })
  await screen.findAllByRole('article')

  const buttonOf = (name: string) =>
    within(screen.getByRole('article', { name })).getByRole('button', { name: 'Cancel Parcel' })
  expect(buttonOf('TRK-A')).toHaveAccessibleDescription('Cannot cancel parcel after dispatch')
  expect(buttonOf('TRK-B')).toHaveAccessibleDescription('Parcel is blocked')
  expect(buttonOf('TRK-C')).toHaveAccessibleDescription('Parcel is canceled')
  // Without `actions` from the host, only isCanceled counts: the host itself will refuse.
  expect(buttonOf('TRK-D')).not.toHaveAttribute('aria-disabled')
})
