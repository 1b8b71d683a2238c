// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import SenderParcelsPage from '../../../src/pages/sender-parcels-page.tsx'
import { failure, ok } from '../../support/host.ts'
import { wireParcel } from '../../support/wire.ts'
import {
  caughtDownloads,
  goodRow,
  keepingHost,
  openImport,
  receivers,
  rita,
  sent,
  textOf,
  titles,
} from './support/open-import.tsx'
import { openPage } from './support/open-page.tsx'

const file = (...rows: string[]) => [titles, ...rows].join('\n')
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const tableRows = () =>
  within(screen.getByRole('table', { name: 'What is wrong in which row' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.lastElementChild?.textContent),
    )

it('A sender sees how many rows are right, what they cost, and creates nothing by looking', async () => {
  const { host } = keepingHost()
  const { choose } = openImport()

  await choose(file(goodRow(1), '', goodRow(2), 'nobody@example.com,A,B,PACKAGE,1,,'))
  expect(await heading('2 rows can be created, 1 row needs mending')).toHaveFocus()
  expect(screen.getByText('Fee in total').nextSibling).toHaveTextContent('$25.00')
  expect(tableRows()).toEqual([
    ['5', 'Receiver email', 'nobody@example.com', 'No receiver has this e-mail'],
  ])
  expect(sent(host)).toEqual([])
})

it.each([
  [',Harbour 1,Hill 2,PACKAGE,1,,', 'Receiver email', '(empty)', 'Receiver is required'],
  ['x,Harbour 1,Hill 2,PACKAGE,1,,', 'Receiver email', 'x', 'No receiver has this e-mail'],
  ['rita@example.com, ,Hill 2,PACKAGE,1,,', 'From address', '(empty)', 'From Address is required'],
  ['rita@example.com,Harbour 1,,PACKAGE,1,,', 'To address', '(empty)', 'To Address is required'],
  ['rita@example.com,H,H,,1,,', 'Type', '(empty)', 'Parcel type is required'],
  ['rita@example.com,H,H,BOX,1,,', 'Type', 'BOX', 'Type must be PACKAGE or DOCUMENT'],
  ['rita@example.com,H,H,PACKAGE,,,', 'Weight (kg)', '(empty)', 'Weight must be greater than 0'],
  ['rita@example.com,H,H,PACKAGE,0,,', 'Weight (kg)', '0', 'Weight must be greater than 0'],
  ['rita@example.com,H,H,PACKAGE,-1,,', 'Weight (kg)', '-1', 'Weight must be greater than 0'],
  ['rita@example.com,H,H,PACKAGE,1001,,', 'Weight (kg)', '1001', 'Weight must be at most 1000'],
  [
    'rita@example.com,H,H,PACKAGE,"2,500",,',
    'Weight (kg)',
    '2,500',
    'Weight must have at most two decimals',
  ],
  [
    'rita@example.com,H,H,PACKAGE,1e2,,',
    'Weight (kg)',
    '1e2',
    'Weight must be greater than 0, written as 2.5 or 2,5',
  ],
  [
    `rita@example.com,H,H,PACKAGE,1,${'n'.repeat(1001)},`,
    'Note',
    `${'n'.repeat(80)}…`,
    'Note must be at most 1000 characters',
  ],
  [
    'rita@example.com,H,Hill 2, Porto,PACKAGE,1,,',
    'Whole row',
    '(empty)',
    'There are more cells than columns: put quotation marks around text with a comma',
  ],
])(
  'A sender with a wrong row (%#) reads in which cell, and why',
  async (row, column, value, message) => {
    keepingHost()
    const { choose } = openImport()

    await choose(file(goodRow(1), row))
    expect(await screen.findByText(message)).toBeVisible()
    expect(tableRows()).toEqual([['3', column, value, message]])
  },
)

it('A sender reads every thing that is wrong with one row', async () => {
  keepingHost()
  const { choose } = openImport()

  await choose(file(',,,,,,x'))
  await heading('0 rows can be created, 1 row needs mending')
  expect(tableRows().map(([, column]) => column)).toEqual([
    'Receiver email',
    'From address',
    'To address',
    'Type',
    'Weight (kg)',
  ])
  expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull()
})

it.each([
  ['a byte order mark and line ends of Windows', `\uFEFF${titles}\r\n${goodRow(1)}\r\n`],
  [
    'semicolons, a comma in the weight, titles of another order and case',
    'WEIGHT (KG);to address;From Address;type;receiver EMAIL\n2,5;Hill 1;"Harbour; 1";package;RITA@example.com\n',
  ],
  ['tabs', `${titles.replaceAll(',', '\t')}\n${goodRow(1).replaceAll(',', '\t')}`],
  [
    'quoted cells of several lines',
    file('rita@example.com,"Harbour ""1""\nHamburg",H,PACKAGE,1,,'),
  ],
])('A sender brings a file with %s', async (_kind, text) => {
  keepingHost()
  const { choose } = openImport()

  await choose(text)
  expect(await heading('1 row can be created')).toBeVisible()
})

it.each([
  [
    'a spreadsheet’s own file',
    new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0xff]),
    'parcels.xlsx',
    /spreadsheet’s own format/,
  ],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0xff]), 'p.csv', /not a CSV file/],
  ['nothing in it', '', 'parcels.csv', /This file is empty/],
  ['titles only', `${titles}\n`, 'parcels.csv', /no rows below it/],
  [
    'a column left out',
    'Receiver email,From address,Type,Weight\na,b,c,1',
    'p.csv',
    /“To address”/,
  ],
  ['a column twice', `${titles},Note\n${goodRow(1)},x`, 'p.csv', /more than one column “Note”/],
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

it('A sender reads which columns nobody knows', async () => {
  keepingHost()
  const { choose } = openImport()

  await choose(`${titles},Colour,What is wrong\n${goodRow(1)},red,Weight: old`)
  await heading('1 row can be created')
  expect(screen.getByText('This column is unknown and ignored: “Colour”.')).toBeVisible()
})

it('A sender imports the template as it is, and no row of it can be created', async () => {
  keepingHost()
  const downloads = caughtDownloads()
  const { person, choose } = openImport()

  await person.click(screen.getByRole('button', { name: 'Download the template' }))
  const [template] = downloads
  expect(template?.name).toBe('parcels-template.csv')
  await choose(await textOf(template?.content ?? new Blob()))
  await heading('0 rows can be created, 2 rows need mending')
  expect(tableRows().map(([, , , why]) => why)).toEqual([
    'No receiver has this e-mail',
    'No receiver has this e-mail',
  ])
})

it('A sender mends the downloaded rows: what looks like a formula is harmless, and comes back whole', async () => {
  keepingHost()
  const downloads = caughtDownloads()
  const { person, choose } = openImport()

  await choose(file('rita@example.com,"=1+1",@Hill,PACKAGE,zero,"-soft, please",+1'))
  await heading('0 rows can be created, 1 row needs mending')
  await person.click(screen.getByRole('button', { name: 'Download the row to mend' }))
  const text = await textOf(downloads[0]?.content ?? new Blob())
  expect(downloads[0]?.name).toBe('parcels-to-mend.csv')
  expect(text.split('\r\n')).toEqual([
    `What is wrong,${titles}`,
    '"Weight (kg): Weight must be greater than 0, written as 2.5 or 2,5",' +
      `rita@example.com,"'=1+1","'@Hill",PACKAGE,zero,"'-soft, please","'+1"`,
    '',
  ])

  const { host } = keepingHost()
  await person.click(screen.getByRole('button', { name: 'Choose another file' }))
  await choose(text.replace('zero', '2'))
  await person.click(await screen.findByRole('button', { name: 'Create 1 parcel' }))
  await heading('1 parcel created')
  expect(sent(host).map(({ body }) => body)).toEqual([
    {
      receiverId: 'r-1',
      fromAddress: '=1+1',
      toAddress: '@Hill',
      parcelType: 'PACKAGE',
      weight: 2,
      note: '-soft, please',
    },
  ])
})

it('A sender’s receivers are asked for fifty at a time, and one who fails is asked again', async () => {
  const rows = Array.from({ length: 120 }, (_, row) => `p${row}@example.com,H,H,PACKAGE,1,,`)
  const { host } = keepingHost({ [receivers]: () => failure(503, 'The database is away') })
  const { person, choose } = openImport()

  await choose(file(...rows))
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away')
  host.on(receivers, () => ok([], { page: 1, limit: 50, total: 0 }))
  const before = host.calls().length
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('0 rows can be created, 120 rows need mending')
  expect(host.calls().length - before).toBe(3)
})

it('A sender at a host that answers every receiver there is finds theirs all the same', async () => {
  const all = Array.from({ length: 300 }, (_, number) => ({
    _id: `o-${number}`,
    name: `Other ${number}`,
    email: `p${number}@example.com`,
  }))
  keepingHost({ [receivers]: () => ok([...all, rita]) })
  const { choose } = openImport()

  await choose(
    file(goodRow(1), ...all.slice(0, 120).map(({ email }) => `${email},H,H,document,1,,`)),
  )
  expect(await heading('121 rows can be created')).toBeVisible()
})

it('A sender drops a file on the area; one that lands beside it does not take the page away', async () => {
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

it('A sender’s receivers with long addresses are asked for in shorter questions', async () => {
  const rows = Array.from(
    { length: 50 },
    (_, row) => `${'p'.repeat(200)}${row}@example.com,H,H,PACKAGE,1,,`,
  )
  const { host } = keepingHost()
  const { choose } = openImport()

  await choose(file(...rows))
  await heading('0 rows can be created, 50 rows need mending')
  expect(host.calls()).toHaveLength(3)
})

it.each([
  ['parcels', [wireParcel()], ['Import CSV', 'Create Parcel']],
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
