import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PrintLabelsLink } from '../../../../src/features/parcels/bulk/selection-bar.tsx'
import { LabelsPage } from '../../../../src/pages/labels-page.tsx'
import AdminManifestPage from '../../../../src/pages/admin-manifest-page.tsx'
import SenderParcelsPage from '../../../../src/pages/sender-parcels-page.tsx'
import { paths } from '../../../../src/lib/paths.ts'
import { failure, ok, standInHost } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { openPage } from '../../support/open-page.tsx'
import { done, openWith } from '../../support/open-selection.tsx'
import { show } from '../../support/show.tsx'
import { hrefOf } from '../../support/texts.ts'

const list = 'GET /api/parcel'
const parcelOf = (id: string, weight = 2.5) =>
  wireParcel({ _id: id, trackingId: `TRK-${id.toUpperCase()}`, weight })

function hostWith(ids: string[]) {
  return standInHost({
    [list]: () =>
      ok(
        ids.map((id) => parcelOf(id)),
        { page: 1, limit: 100, total: ids.length },
      ),
  })
}

const labels = () => screen.getAllByRole('article').map((label) => label.getAttribute('aria-label'))

it('An administrator prints a label for each selected parcel, in their order', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const host = hostWith(['a', 'b'])
  const { person } = openPage(<LabelsPage area="ADMIN" />, paths.labels('ADMIN', ['b', 'a']))

  await person.click(await screen.findByRole('button', { name: 'Print labels' }))
  expect(print).toHaveBeenCalledTimes(1)
  expect(labels()).toEqual(['Shipping label of TRK-B', 'Shipping label of TRK-A'])
  expect(host.asked.map(({ call, search }) => [call, search.toString()])).toEqual([
    [list, 'page=1&limit=100&id=b&id=a'],
  ])
})

it('An administrator chooses the paper once, and finds it chosen the next time', async () => {
  hostWith(['a', 'b', 'c', 'd', 'e'])
  const address = paths.labels('ADMIN', ['a', 'b', 'c', 'd', 'e'])
  const { person, leave, comeBack } = openPage(<LabelsPage area="ADMIN" />, address)

  expect(await screen.findByText(/^5 labels on 5 pages\./)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'A4, four on a page' }))
  expect(screen.getByText(/^5 labels on 2 pages\./)).toBeVisible()
  leave()
  comeBack()
  expect(await screen.findByText(/^5 labels on 2 pages\./)).toBeVisible()
  expect(localStorage.getItem('waybill-label-paper')).toBe('a4')
})

it('An administrator reads which of the parcels are missing, and prints the others', async () => {
  hostWith(['b'])
  openPage(<LabelsPage area="ADMIN" />, paths.labels('ADMIN', ['a', 'b']))

  expect(await screen.findByText('1 of 2 parcels was not found.')).toBeVisible()
  expect(labels()).toEqual(['Shipping label of TRK-B'])
})

it('An administrator whose address has too many parcels reads that only the first 100 are shown', async () => {
  const ids = Array.from({ length: 101 }, (_, index) => `p${index}`)
  const host = hostWith(ids.slice(0, 100))
  openPage(<AdminManifestPage />, paths.adminManifest(ids))

  expect(await screen.findByText('Only the first 100 of 101 parcels are shown here.')).toBeVisible()
  expect(host.asked[0]?.search.getAll('id')).toEqual(ids.slice(0, 100))
})

it('An administrator who selected nothing is taken to the list, without a call', async () => {
  const host = hostWith([])
  openPage(<LabelsPage area="ADMIN" />, paths.labels('ADMIN'))

  expect(await screen.findByText('No parcels are selected.')).toBeVisible()
  expect(hrefOf('All Parcels')).toBe('/admin/parcels')
  expect(screen.queryByRole('button', { name: 'Print labels' })).toBeNull()
  expect(host.calls()).toEqual([])
})

it('An administrator whose parcels could not be loaded tries again', async () => {
  const host = standInHost({ [list]: () => failure(500, 'Out of order') })
  const { person } = openPage(<AdminManifestPage />, paths.adminManifest(['a']))

  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('Failed to load the parcels.')).toBeVisible()
  host.on(list, () => ok([parcelOf('a')], { page: 1, limit: 100, total: 1 }))
  await person.click(again)
  expect(await screen.findByRole('button', { name: 'Print manifest' })).toBeVisible()
})

it('A manifest numbers every parcel, and shows the total weight', async () => {
  standInHost({
    [list]: () => ok([parcelOf('a', 0.1), parcelOf('b', 0.2)], { page: 1, limit: 100, total: 2 }),
  })
  openPage(<AdminManifestPage />, paths.adminManifest(['a', 'b']))

  const table = within(await screen.findByRole('table'))
  const rows = table.getAllByRole('row').map((row) => row.textContent)
  expect(rows.slice(1)).toEqual([
    '1TRK-ARita ReceiverHill 2Package0.1 kgRequested',
    '2TRK-BRita ReceiverHill 2Package0.2 kgRequested',
  ])
  expect(screen.getByText('0.3 kg')).toBeVisible()
})

it('An administrator goes from the selection to its labels and its manifest', async () => {
  const { selectPage } = await openWith(done)
  await selectPage()

  const bar = within(await screen.findByRole('region', { name: 'Selected parcels' }))
  const chosen = ['a', 'b', 'c', 'd', 'e', 'f']
  const link = (name: string) => bar.getByRole('link', { name })
  expect(link('Print labels (opens a new tab)')).toHaveAttribute(
    'href',
    paths.labels('ADMIN', chosen),
  )
  expect(link('Print labels (opens a new tab)')).toHaveAttribute('target', '_blank')
  expect(link('Manifest (opens a new tab)')).toHaveAttribute('href', paths.adminManifest(chosen))
})

it('An administrator with more parcels than fit in one print is told the limit, and can print once they fit', () => {
  const selected = Array.from({ length: 101 }, (_, index) => ({ id: `p-${index}`, trackingId: '' }))
  const bar = (count: number) => (
    <PrintLabelsLink area="ADMIN" selected={selected.slice(0, count)} />
  )
  const { rerender } = show(bar(101))
  expect(screen.getByRole('button', { name: 'Print labels' })).toHaveAccessibleDescription(
    'At most 100 parcels fit in one print.',
  )
  rerender(bar(100))
  expect(screen.getByRole('link', { name: 'Print labels (opens a new tab)' })).toBeVisible()
})

it('A sender prints labels only of their own parcels', async () => {
  const host = standInHost({
    'GET /api/parcel/me': () => ok([parcelOf('a')], { page: 1, limit: 100, total: 1 }),
  })
  openPage(<LabelsPage area="SENDER" />, paths.labels('SENDER', ['a', 'of-another']))

  expect(await screen.findByText('1 of 2 parcels was not found.')).toBeVisible()
  expect(labels()).toEqual(['Shipping label of TRK-A'])
  expect(host.asked.map(({ call, search }) => [call, search.toString()])).toEqual([
    ['GET /api/parcel/me', 'page=1&limit=100&id=a&id=of-another'],
  ])
})

it('A sender selects parcels and goes to their labels, the only bulk action', async () => {
  standInHost({
    'GET /api/parcel/me': () => ok(['a', 'b', 'c'].map((id) => parcelOf(id))),
  })
  const { person } = openPage(<SenderParcelsPage />, '/sender/parcels')
  await screen.findAllByRole('article')
  await person.click(screen.getByRole('checkbox', { name: 'Select parcel TRK-B' }))
  await person.click(screen.getByRole('checkbox', { name: 'Select parcel TRK-C' }))

  const bar = within(await screen.findByRole('region', { name: 'Selected parcels' }))
  expect(bar.getByText('2 selected')).toBeVisible()
  const link = bar.getByRole('link', { name: 'Print labels (opens a new tab)' })
  expect(link).toHaveAttribute('href', paths.labels('SENDER', ['b', 'c']))
  expect(link).toHaveAttribute('target', '_blank')
  await person.click(bar.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByRole('region', { name: 'Selected parcels' })).toBeNull()
})
