import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { csvTitles } from '../../../../domain/csv-titles.ts'
import { languages } from '../../../../domain/languages.ts'
import SenderParcelsPage from '../../../../src/pages/sender-parcels-page.tsx'
import { ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { goodRow, heading, keepingHost, openImport, titles } from '../../support/open-import.tsx'
import { openPage } from '../../support/open-page.tsx'

const file = (...rows: string[]) => [titles, ...rows].join('\n')

it.each([
  ['a byte order mark and Windows line endings', `\uFEFF${titles}\r\n${goodRow(1)}\r\n`],
  [
    'semicolons, a comma in the weight, titles in another order and case',
    'WEIGHT (KG);to address;From Address;type;receiver EMAIL\n2,5;Hill 1;"Harbour; 1";package;RITA@example.com\n',
  ],
  ['tabs', `${titles.replaceAll(',', '\t')}\n${goodRow(1).replaceAll(',', '\t')}`],
  [
    'quoted cells of several lines',
    file('rita@example.com,"Harbour ""1""\nHamburg",H,PACKAGE,1,,'),
  ],
])('A sender imports a file with %s', async (_kind, text) => {
  keepingHost()
  const { choose } = openImport()

  await choose(text)
  expect(await heading('1 row can be created')).toBeVisible()
})

it.each(languages)(
  'A sender imports a file that was saved by a spreadsheet in %s',
  async (language) => {
    const title = csvTitles[language]
    const head = [title.receiverEmail, title.fromAddress, title.toAddress, title.type]
    keepingHost()
    const { choose } = openImport()

    await choose(
      `${[...head, title.weightInKilograms].join(';')}\r\nrita@example.com;Harbour 1;Hill 1;PACKAGE;2,5\r\n`,
    )
    expect(await heading('1 row can be created')).toBeVisible()
  },
)

it.each([
  [
    'the format of a spreadsheet',
    new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0xff]),
    'parcels.xlsx',
    /spreadsheet’s own format/,
  ],
  [
    'the content of a picture',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0xff]),
    'p.csv',
    /not a CSV file/,
  ],
  ['nothing in it', '', 'parcels.csv', /This file is empty/],
  ['only titles', `${titles}\n`, 'parcels.csv', /no rows below it/],
  ['a missing column', 'Receiver email,From address,Type,Weight\na,b,c,1', 'p.csv', /“To address”/],
  ['a duplicate column', `${titles},Note\n${goodRow(1)},x`, 'p.csv', /more than one column “Note”/],
  ['an open quote', file(goodRow(1), 'rita@example.com,"Harbour,H,PACKAGE,1,,'), 'p.csv', /row 3/],
  [
    'too many rows',
    file(...Array.from({ length: 2001 }, (_, row) => goodRow(row))),
    'p.csv',
    /2,001 rows; at most 2,000/,
  ],
  ['too many bytes', 'x'.repeat(5_000_001), 'p.csv', /at most 5 MB/],
])('A sender who chooses a file with %s reads why', async (_kind, content, name, why) => {
  const { host } = keepingHost()
  const { choose } = openImport()
  expect(document.body).toHaveFocus()

  await choose(content, name)
  expect(await screen.findByRole('alert')).toHaveTextContent(why)
  expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus()
  expect(host.calls()).toEqual([])
})

it('A sender reads which columns are unknown', async () => {
  keepingHost()
  const { choose } = openImport()

  await choose(`${titles},Colour,What is wrong\n${goodRow(1)},red,Weight: old`)
  await heading('1 row can be created')
  expect(screen.getByText('This column is unknown and ignored: “Colour”.')).toBeVisible()
})

it('A sender looks at letters whose encoding was guessed before anything is created', async () => {
  const { host } = keepingHost()
  const { choose } = openImport()

  await choose(new Uint8Array(Buffer.from(file(goodRow(1).replace('Harbour', 'Straße')), 'latin1')))
  await heading('1 row can be created')
  expect(screen.getByText(/We read it as Windows-1252.*“.?Straße 1.?”/)).toBeVisible()
  expect(host.calls().filter((call) => call.startsWith('POST'))).toEqual([])
})

it('A sender drops a file on the drop area; a file that is dropped beside it does not replace the page', async () => {
  keepingHost()
  openImport()
  const dropped = new File([file(goodRow(1))], 'parcels.csv')
  const area = screen.getByText('Drop a CSV file here, or choose one.')

  expect(fireEvent.drop(document.body, { dataTransfer: { files: [dropped] } })).toBe(false)
  expect(screen.queryByRole('heading', { level: 2, name: /created/ })).toBeNull()
  fireEvent.dragOver(area, { dataTransfer: { files: [] } })
  fireEvent.drop(area, { dataTransfer: { files: [dropped] } })
  expect(await heading('1 row can be created')).toBeVisible()
  expect(fireEvent.drop(document.body, { dataTransfer: { files: [dropped] } })).toBe(false)
})

it.each([
  ['parcels', [wireParcel()], ['Export CSV', 'Import CSV', 'Create Parcel']],
  ['no parcels yet', [], ['Send your first parcel', 'Import CSV']],
])('A sender with %s finds the way to the import', async (_kind, parcels, offers) => {
  keepingHost({ 'GET /api/parcel/me': () => ok(parcels) })
  const { address, person } = openPage(<SenderParcelsPage />, '/sender/parcels')

  const link = await screen.findByRole('link', { name: 'Import CSV' })
  const around = [...(link.parentElement?.children ?? [])].map(({ textContent }) => textContent)
  expect(around).toEqual(offers)
  await person.click(link)
  expect(address()).toBe('/sender/parcels/import')
})
