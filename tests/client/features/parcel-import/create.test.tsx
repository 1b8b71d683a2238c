import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '../../../../src/lib/paths.ts'
import { json, later, ok } from '../../../support/host.ts'
import {
  create,
  figures,
  goodRow,
  heading,
  keepingHost,
  keysOf,
  newParcel,
  openImport,
  press,
  receivers,
  rita,
  rows,
  sent,
  titles,
} from '../../support/open-import.tsx'

it('A sender creates the correct rows, and importing the same file again creates nothing', async () => {
  const { host, kept } = keepingHost()
  const { person, choose } = openImport()

  await choose(rows(30))
  await person.click(await press('Create 30 parcels'))
  expect(await heading('30 parcels created')).toHaveFocus()
  expect(figures()).toEqual({ Created: '30' })
  expect(new Set(keysOf(host)).size).toBe(30)
  for (const key of keysOf(host)) expect(key).toMatch(/^[A-Za-z0-9_-]{8,128}$/)
  expect(screen.getByRole('link', { name: 'To my parcels' })).toHaveAttribute(
    'href',
    '/sender/parcels',
  )

  await person.click(await press('Import another file'))
  expect(await press('Choose a file')).toHaveFocus()
  await choose(rows(30))
  await person.click(await press('Create 30 parcels'))
  await heading('0 parcels created, 30 created before')
  expect(figures()).toEqual({ Created: '0', 'Created before': '30' })
  expect(kept.size).toBe(30)
})

const located = [
  `Longitude,latitude,${titles}`,
  `-0.3326,53.7443,${goodRow(1)}`,
  `"12,5","-33,86",${goodRow(2)}`,
  `,,${goodRow(3)}`,
].join('\n')

it('A sender gives coordinates of the destination for some of the rows', async () => {
  const { host } = keepingHost()
  const { person, choose } = openImport()

  await choose(located)
  await person.click(await press('Create 3 parcels'))
  await heading('3 parcels created')
  const parcel = { receiverId: 'r-1', fromAddress: 'Harbour 1', parcelType: 'PACKAGE', weight: 2.5 }
  expect(sent(host).map(({ body }) => body)).toEqual([
    { ...parcel, toAddress: 'Hill 1', coordinates: { latitude: 53.7443, longitude: -0.3326 } },
    { ...parcel, toAddress: 'Hill 2', coordinates: { latitude: -33.86, longitude: 12.5 } },
    { ...parcel, toAddress: 'Hill 3' },
  ])
})

it('A sender whose host does not support coordinates reads that they are ignored, and sends none', async () => {
  const { host } = keepingHost({ [receivers]: () => ok([rita]) })
  const { person, choose } = openImport()

  await choose(located)
  await screen.findByText('These columns are unknown and ignored: “latitude”, “Longitude”.')
  await person.click(await press('Create 3 parcels'))
  await heading('3 parcels created')
  expect(sent(host).filter(({ body }) => JSON.stringify(body).includes('coordinates'))).toEqual([])
})

it('Equal rows create separate parcels, and another reference creates another', async () => {
  const { kept } = keepingHost()
  const { person, choose } = openImport()
  const file = (...references: string[]) =>
    [titles, ...references.map((reference) => goodRow(7) + reference)].join('\n')

  await choose(file('', '', 'A-1'))
  await screen.findByText(/1 row repeats an earlier one/)
  await person.click(await press('Create 3 parcels'))
  await heading('3 parcels created')
  await person.click(await press('Import another file'))
  await choose(file('A-1', 'A-2', '', ''))
  await person.click(await press('Create 4 parcels'))
  await heading('1 parcel created, 3 created before')
  expect(kept.size).toBe(4)
})

it('A sender whose host answers with an existing parcel reads that it was created before', async () => {
  keepingHost({
    [create]: ({ body }) =>
      json({ data: { ...newParcel(body), createdAt: '2026-01-01T00:00:00.000Z' } }, 201),
  })
  const { person, choose } = openImport()

  await choose(rows(1))
  await person.click(await press('Create 1 parcel'))
  expect(await heading('0 parcels created, 1 created before')).toBeVisible()
})

it('A sender pauses, continues, stops and continues again, and no row is sent twice', async () => {
  const gates = Array.from({ length: 4 }, later)
  let calls = 0
  const { host } = keepingHost({
    [create]: ({ body }) => gates[calls++]?.handler() ?? ok(newParcel(body)),
  })
  const { person, choose } = openImport()

  await choose(rows(10))
  await person.click(await press('Create 10 parcels'))
  await waitFor(() => expect(sent(host)).toHaveLength(4))
  expect(screen.getByRole('progressbar', { name: 'Import' })).toHaveAttribute('aria-valuenow', '0')
  await person.click(await press('Pause'))
  for (const gate of gates) gate.answer(ok(newParcel({})))
  expect(await heading('Paused: 4 of 10 rows')).toBeVisible()
  expect(sent(host)).toHaveLength(4)

  await person.click(await press('Stop here'))
  await heading('4 parcels created')
  expect(figures()).toEqual({ Created: '4', 'Not started': '6' })
  await person.click(await press('Continue with 6'))
  await heading('10 parcels created')
  expect(new Set(keysOf(host)).size).toBe(10)
  expect(sent(host)).toHaveLength(10)
})

it('A sender who leaves while parcels are being created is asked to confirm, and can stay', async () => {
  const gate = later()
  keepingHost({ [create]: gate.handler })
  const { person, choose, address } = openImport()

  await choose(rows(1))
  await person.click(await press('Create 1 parcel'))
  await person.click(screen.getByRole('link', { name: 'My Parcels' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave the import?' }))
  await person.click(dialog.getByRole('button', { name: 'Stay' }))
  expect(address()).toBe('/sender/parcels/import')
  const unload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unload)
  expect(unload.defaultPrevented).toBe(true)

  gate.answer(ok(newParcel({})))
  await heading('1 parcel created')
  await person.click(screen.getByRole('link', { name: 'To my parcels' }))
  expect(address()).toBe('/sender/parcels')
})

it('A screen reader announces the progress a dozen times, not a thousand', async () => {
  keepingHost()
  const { person, choose } = openImport()
  await choose(rows(60))
  const start = await press('Create 60 parcels')
  const announced = new Set<string>()
  const status = document.querySelector('output')
  const observer = new MutationObserver(() => announced.add(status?.textContent ?? ''))
  observer.observe(status ?? document.body, { childList: true, characterData: true, subtree: true })

  await person.click(start)
  await heading('60 parcels created')
  observer.disconnect()
  expect(announced.size).toBeLessThanOrEqual(12)
  expect([...announced].at(-1)).toBe('60 parcels created')
})

it('A sender prints the labels of their file and lists its parcels, in separate tabs', async () => {
  const { kept } = keepingHost()
  const { person, choose } = openImport()
  await choose(rows(2))
  await person.click(await press('Create 2 parcels'))
  await heading('2 parcels created')

  const ids = [...kept.values()].map((parcel) => ('_id' in parcel ? String(parcel._id) : ''))
  const labels = screen.getByRole('link', { name: 'Print 2 labels (opens a new tab)' })
  expect(labels).toHaveAttribute('href', paths.labels('SENDER', ids))
  expect(labels).toHaveAttribute('target', '_blank')
  expect(
    screen.getByRole('link', { name: 'Show these parcels (opens a new tab)' }),
  ).toHaveAttribute('href', paths.senderParcels(ids))
})

it('A sender of 150 parcels prints labels in batches that fit, in the order of the file', async () => {
  keepingHost()
  const { person, choose } = openImport()
  await choose(rows(150))
  await person.click(await press('Create 150 parcels'))
  await heading('150 parcels created')

  const list = screen.getByRole('link', { name: 'Show these parcels (opens a new tab)' })
  const ids = idsOf(list)
  expect(new Set(ids).size).toBe(150)
  await person.click(screen.getByRole('button', { name: 'Print 150 labels' }))
  const parts = within(await screen.findByRole('menu', { name: 'Print 150 labels' }))
  const links = parts.getAllByRole('menuitem')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Labels 1 to 100 (opens a new tab)',
    'Labels 101 to 150 (opens a new tab)',
  ])
  expect(links.map(idsOf)).toEqual([ids.slice(0, 100), ids.slice(100)])
})

it('A sender is not offered labels if the host does not say what it created', async () => {
  keepingHost({ [create]: () => json({ success: true, message: 'Created' }, 201) })
  const { person, choose } = openImport()
  await choose(rows(1))
  await person.click(await press('Create 1 parcel'))
  await heading('1 parcel created')
  expect(screen.queryByRole('link', { name: /label|these parcels/ })).toBeNull()
})

const idsOf = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '', 'http://waybill.test').searchParams
    .get('ids')
    ?.split(',') ?? []
