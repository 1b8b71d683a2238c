import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { rememberParcelLayout } from '../../../../src/stores/parcel-layout.ts'
import { replaceParcel } from '../../../../src/stores/parcels.ts'
import { failure, never, ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { openActions, openColumns } from '../../support/parcel-controls.ts'
import { openAllParcels } from '../../support/pages.tsx'
import { textsIn } from '../../support/texts.ts'
import { clientParcel } from '../../support/client-parcel.ts'
import { lastQuery } from '../../support/asked.ts'

const list = 'GET /api/parcel'
const first = wireParcel({ _id: 'p-1', trackingId: 'TRK-AAAA-BBBB-CCCC-DDDD' })
const second = wireParcel({ _id: 'p-2', trackingId: 'TRK-AAAA-BBBB-CCCC-EEEE', weight: 4 })
const both = () => ok([first, second], { page: 1, limit: 25, total: 60 })
const table = () => screen.findByRole('table', { name: 'All parcels' })
const headers = async () => textsIn(await table(), 'columnheader')
const usual = ['', 'Tracking ID', 'Status', 'Receiver', 'To', 'Weight', 'Created', 'Actions']

beforeEach(() => rememberParcelLayout({ view: 'cards', size: 25, columns: '' }))

it('An administrator chooses the table, and the next visit opens it', async () => {
  const { host, person, address } = openAllParcels({ [list]: both }, '/admin/parcels?q=hill&page=2')
  await screen.findAllByRole('article')

  await person.click(screen.getByRole('button', { name: 'Table' }))
  expect(await headers()).toEqual(usual)
  expect(address()).toBe('/admin/parcels?q=hill&view=table')
  expect(lastQuery(host, list)).toMatchObject({
    page: '1',
    limit: '25',
    sort: '-createdAt',
    q: 'hill',
  })
  expect(JSON.parse(localStorage.getItem('waybill-parcel-layout') ?? '')).toEqual({
    view: 'table',
    size: 25,
    columns: '',
  })
})

it('An administrator who left the table returns to it, and the address has the layout', async () => {
  rememberParcelLayout({ view: 'table', size: 50, columns: 'fee.updated' })
  const { address } = openAllParcels({ [list]: both })

  expect(await headers()).toEqual(['', 'Tracking ID', 'Fee', 'Updated', 'Actions'])
  expect(address()).toBe('/admin/parcels?view=table&size=50&columns=fee.updated')
})

it('An administrator who follows a link sees its layout, not the one they left', async () => {
  rememberParcelLayout({ view: 'cards', size: 50, columns: 'fee' })
  openAllParcels({ [list]: both }, '/admin/parcels?view=table&columns=status.weight&sort=-weight')

  expect(await headers()).toEqual(['', 'Tracking ID', 'Status', 'Weight', 'Actions'])
  expect(screen.getByRole('columnheader', { name: 'Weight' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('25')
})

it.each([
  ['{"view":"table","size":50,"columns":"fee"}', { view: 'table', size: 50, columns: 'fee' }],
  ['{"view":"wall","size":7,"columns":3}', { view: 'cards', size: 25, columns: '' }],
  ['{', { view: 'cards', size: 25, columns: '' }],
])('An administrator whose browser has stored %s gets the layout %j', async (stored, layout) => {
  vi.resetModules()
  localStorage.setItem('waybill-parcel-layout', stored)
  const { useParcelLayout } = await import('../../../../src/stores/parcel-layout.ts')

  expect(useParcelLayout.getState()).toEqual(layout)
})

it('An administrator sorts, chooses more rows and hides a column', async () => {
  const { host, person, address } = openAllParcels({ [list]: both }, '/admin/parcels?view=table')
  await table()

  await person.click(screen.getByRole('button', { name: 'Weight' }))
  expect(address()).toBe('/admin/parcels?view=table&sort=weight')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100')
  expect(address()).toBe('/admin/parcels?view=table&sort=weight&size=100')
  await waitFor(() =>
    expect(lastQuery(host, list)).toEqual({
      page: '1',
      limit: '100',
      sort: 'weight',
    }),
  )
  const chooser = await openColumns(person)
  await person.click(chooser.getByRole('checkbox', { name: 'To' }))
  expect(await headers()).toEqual(usual.filter((header) => header !== 'To'))
  await person.click(screen.getByRole('button', { name: 'Cards' }))
  expect(address()).toBe('/admin/parcels?view=cards')
})

it('An administrator selects rows, each with the actions of its card', async () => {
  const { person } = openAllParcels({ [list]: both }, '/admin/parcels?view=table')
  await table()

  await person.click(screen.getByRole('checkbox', { name: `Select parcel ${second.trackingId}` }))
  expect(await screen.findByText('1 selected')).toBeVisible()
  await person.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  expect(await screen.findByText('2 selected')).toBeVisible()
  const row = within(screen.getAllByRole('row')[1] ?? document.body)
  expect(row.getByRole('button', { name: 'Update Status' })).toBeVisible()
  const actions = await openActions(person, first.trackingId)
  expect(actions.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Block',
    'Shipping label',
  ])
  expect(actions.getByRole('menuitem', { name: 'Shipping label' })).toHaveAttribute(
    'href',
    '/admin/parcels/p-1/label',
  )
})

it('An administrator sees a row change when its parcel changes', async () => {
  openAllParcels({ [list]: both }, '/admin/parcels?view=table')
  const row = (await screen.findByRole('link', { name: first.trackingId })).closest('tr')
  if (row === null) throw new Error('The link stands in a row')

  act(() => replaceParcel(clientParcel({ ...first, status: 'DELIVERED' })))
  expect(within(row).getByText('Delivered')).toBeVisible()
})

it.each([
  ['loading', never, 'Loading parcels…'],
  ['failed to load', () => failure(500, 'Broken'), 'Failed to load parcels.'],
  ['empty', () => ok([]), 'No parcels found.'],
])('The table of parcels shows its state: %s', async (_, handler, text) => {
  openAllParcels({ [list]: handler }, '/admin/parcels?view=table')

  expect(await screen.findByText(text)).toBeInTheDocument()
})
