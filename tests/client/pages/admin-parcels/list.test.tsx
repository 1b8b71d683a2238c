import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import AdminParcelsPage from '../../../../src/pages/admin-parcels-page.tsx'
import { failure, ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { dialogClosed } from '../../support/dialog.ts'
import { lastQuery } from '../../support/asked.ts'
import { opener } from '../../support/open-page.tsx'

const list = 'GET /api/parcel'
const setStatus = 'PATCH /api/parcel/status/{parcelId}'
const block = 'PATCH /api/parcel/block/{parcelId}'
const open = opener(
  <main id="content" tabIndex={-1}>
    <AdminParcelsPage />
  </main>,
  '/admin/parcels',
)
const page = (total: number) => () => ok([wireParcel()], { page: 1, limit: 6, total })

it('An administrator sees all parcels with the controls to set a status and to block', async () => {
  open({ [list]: () => ok([wireParcel()]) })

  expect(screen.getByRole('heading', { level: 1, name: 'All Parcels' })).toBeVisible()
  const card = within(await screen.findByRole('article'))
  expect(card.getByRole('button', { name: 'Update Status' })).toBeVisible()
  expect(card.getByRole('button', { name: 'Block' })).toBeVisible()
  expect(card.queryByRole('button', { name: 'Cancel Parcel' })).toBeNull()
})

it('An administrator reads that there are no parcels', async () => {
  open({ [list]: () => ok([]) })

  expect(await screen.findByText('No parcels found.')).toBeVisible()
})

it.each([
  [6, ['1', '2', '3', '4', '5', '6']],
  [7, ['1', '2', '3', '…', '7']],
])('An administrator with %i pages sees the pager %j', async (pages, marks) => {
  open({ [list]: page(pages * 6) })

  const nav = within(await screen.findByRole('navigation', { name: 'Pages of parcels' }))
  expect(nav.getAllByRole('listitem').map((item) => item.textContent)).toEqual(marks)
  expect(nav.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
  expect(nav.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled')
})

it('An administrator searches and filters, and the address keeps both', async () => {
  const { host, person, address } = open({ [list]: page(20) }, '/admin/parcels?page=2')
  await screen.findByRole('article')

  await person.type(screen.getByRole('searchbox', { name: 'Search parcels' }), 'harbour')
  await waitFor(() => expect(address()).toBe('/admin/parcels?q=harbour'))
  await person.click(screen.getByRole('button', { name: 'In transit' }))
  expect(address()).toBe('/admin/parcels?q=harbour&status=IN_TRANSIT')
  await waitFor(() =>
    expect(lastQuery(host, list)).toEqual({
      page: '1',
      limit: '6',
      q: 'harbour',
      status: 'IN_TRANSIT',
    }),
  )
})

it('An administrator whose search finds nothing clears the search', async () => {
  const { person, address } = open({ [list]: () => ok([wireParcel()]) }, '/admin/parcels?q=nowhere')
  expect(await screen.findByText('No parcels found.')).toBeVisible()

  await person.click(screen.getByRole('button', { name: 'Clear search and filter' }))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  expect(await screen.findByRole('article')).toBeVisible()
  expect(address()).toBe('/admin/parcels')
  expect(screen.getByRole('searchbox', { name: 'Search parcels' })).toHaveValue('')
})

it('An administrator sets a status', async () => {
  let now = wireParcel()
  const { host, person } = open({
    [list]: () => ok([now]),
    [setStatus]: () => {
      now = wireParcel({ status: 'IN_TRANSIT' })
      return ok(now)
    },
  })

  await person.click(await screen.findByRole('button', { name: 'Update Status' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Status' }))
  expect(dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'REQUESTED',
    'APPROVED',
    'DISPATCHED',
    'IN_TRANSIT',
    'DELIVERED',
    'CANCELED',
  ])
  expect(dialog.getByRole('radio', { name: 'Requested' })).toBeChecked()
  await person.click(dialog.getByRole('radio', { name: 'In transit' }))
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Parcel status updated to IN_TRANSIT')).toBeVisible()
  await dialogClosed()
  expect(within(screen.getByRole('article')).getByText('In transit')).toBeVisible()
  expect(host.asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    status: 'IN_TRANSIT',
  })
})

it('An administrator who updates a blocked parcel has to choose a status before saving', async () => {
  const { person } = open({
    [list]: () => ok([wireParcel({ status: 'BLOCKED', isBlocked: true })]),
  })

  await person.click(await screen.findByRole('button', { name: 'Update Status' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('radio').filter((radio) => radio.matches(':checked'))).toEqual([])
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await person.click(dialog.getByRole('radio', { name: 'Approved' }))
  expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled()
})

it('An administrator whose status update is refused reads that it failed, and why', async () => {
  const { person } = open({
    [list]: () => ok([wireParcel()]),
    [setStatus]: () => failure(409, 'Too late'),
  })

  await person.click(await screen.findByRole('button', { name: 'Update Status' }))
  await person.click(await screen.findByRole('radio', { name: 'Approved' }))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Failed to update status')).toBeVisible()
  expect(within(screen.getByRole('dialog')).getByText('Too late')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Approved' })).toBeChecked()
})

it('An administrator blocks a parcel and unblocks it', async () => {
  let now = wireParcel()
  const { host, press } = open({
    [list]: () => ok([now]),
    [block]: ({ body }) => {
      const isBlocked = JSON.stringify(body).includes('true')
      now = wireParcel({ isBlocked, status: isBlocked ? 'BLOCKED' : 'REQUESTED' })
      return ok(now)
    },
  })

  await press('Block', 'Block parcel')
  expect(await screen.findByText('Parcel blocked')).toBeVisible()
  expect(await within(screen.getByRole('article')).findByText('Blocked')).toBeVisible()

  await press('Unblock')
  expect(await screen.findByText('Parcel unblocked')).toBeVisible()
  expect(await within(screen.getByRole('article')).findByText('Requested')).toBeVisible()
  expect(host.asked.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)).toEqual(
    [
      { block: true, note: 'Blocked by admin' },
      { block: false, note: 'Unblocked by admin' },
    ],
  )
})

it('An administrator whose block is refused reads that the block failed', async () => {
  const { press } = open({
    [list]: () => ok([wireParcel()]),
    [block]: () => failure(500, 'Broken'),
  })

  await press('Block', 'Block parcel')
  // Appears in the toast and in the dialog, there above the reason.
  await waitFor(() =>
    expect(screen.getAllByText('Failed to update parcel block status')).toHaveLength(2),
  )
  expect(within(screen.getByRole('dialog')).getByText('Broken')).toBeVisible()
})
