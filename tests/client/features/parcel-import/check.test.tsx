import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failure, ok } from '../../../support/host.ts'
import {
  caughtDownloads,
  goodRow,
  heading,
  keepingHost,
  openImport,
  receivers,
  rita,
  sent,
  textOf,
  titles,
} from '../../support/open-import.tsx'

const file = (...rows: string[]) => [titles, ...rows].join('\n')

const tableRows = (name = 'What is wrong in which row') =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.lastElementChild?.textContent),
    )

it('A sender sees how many rows are correct and what they cost, and the check creates nothing', async () => {
  const { host } = keepingHost()
  const { choose } = openImport()

  await choose(file(goodRow(1), '', goodRow(2), 'nobody@example.com,A,B,PACKAGE,1,,'))
  expect(await heading('2 rows can be created, 1 row has an error')).toHaveFocus()
  expect(screen.getByText('Total fee').nextSibling).toHaveTextContent('$25.00')
  expect(tableRows()).toEqual([
    ['5', 'Receiver email', 'nobody@example.com', 'No receiver has this email'],
  ])
  expect(sent(host)).toEqual([])
})

it.each([
  [',Harbour 1,Hill 2,PACKAGE,1,,', 'Receiver email', '(empty)', 'Receiver is required'],
  ['x,Harbour 1,Hill 2,PACKAGE,1,,', 'Receiver email', 'x', 'No receiver has this email'],
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
  'A sender with a wrong row (%#) reads which cell is wrong, and why',
  async (row, column, value, message) => {
    keepingHost()
    const { choose } = openImport()

    await choose(file(goodRow(1), row))
    expect(await screen.findByText(message)).toBeVisible()
    expect(tableRows()).toEqual([['3', column, value, message]])
  },
)

const latitudeText = 'Latitude must be from -90 to 90, written as 53.7443 or 53,7443'
const longitudeText = 'Longitude must be from -180 to 180, written as -0.3326 or -0,3326'
const together = 'Enter both latitude and longitude, or neither'
it('An import names the rows whose coordinates seem to be wrong, and creates them', async () => {
  keepingHost()
  const { choose } = openImport()
  const cells = ['53.7443,-0.3326', '53.96,-1.08', '-1.55,53.8', '40.71,-74.01', '53.5,-0.9']
  const lines = cells.map((where, index) => `${goodRow(index + 1)},${where}`)
  await choose([`${titles},Latitude,Longitude`, ...lines].join('\n'))
  const swapped = 'Latitude and longitude seem to be swapped in row 4.'
  expect(await screen.findByText(swapped)).toBeVisible()
  const far = 'Row 5 is more than 500 km from most others. Please check its coordinates.'
  expect(screen.getByText(far)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Create 5 parcels' })).toBeVisible()
})

const nowhere = '0, 0 is in the sea. Leave both empty if you do not know them.'

it.each([
  ['53.7443,', [['Longitude', '(empty)', together]]],
  [',-0.3326', [['Latitude', '(empty)', together]]],
  [
    '0,0.0',
    [
      ['Latitude', '0', nowhere],
      ['Longitude', '0.0', nowhere],
    ],
  ],
  ['90.1,0', [['Latitude', '90.1', latitudeText]]],
  ['0,-180.1', [['Longitude', '-180.1', longitudeText]]],
  ['1e1,0', [['Latitude', '1e1', latitudeText]]],
  ['53.744.3,0', [['Latitude', '53.744.3', latitudeText]]],
  [
    'north,',
    [
      ['Latitude', 'north', latitudeText],
      ['Longitude', '(empty)', together],
    ],
  ],
])('A sender with coordinates of %s reads which cell is wrong, and why', async (cells, wrong) => {
  keepingHost()
  const { choose } = openImport()

  await choose([`${titles},Latitude,Longitude`, `${goodRow(1)},${cells}`].join('\n'))
  await heading('0 rows can be created, 1 row has an error')
  expect(tableRows()).toEqual(wrong.map((problem) => ['2', ...problem]))
})

it('A sender reads everything that is wrong with a row', async () => {
  keepingHost()
  const { choose } = openImport()

  await choose(file(',,,,,,x'))
  await heading('0 rows can be created, 1 row has an error')
  expect(tableRows().map(([, column]) => column)).toEqual([
    'Receiver email',
    'From address',
    'To address',
    'Type',
    'Weight (kg)',
  ])
  expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull()
})

it('A sender’s phone numbers are read as people write them, and a row with a wrong one is created without it', async () => {
  const { host } = keepingHost()
  const { person, choose } = openImport()

  const phones = ['\u202A(612)\u00A0555–0100\u202C', 'ask Rita', '', "'+1 612 555 0100 x12"]
  const lines = phones.map((phone, index) => `${goodRow(index)},${phone}`)
  await choose([`${titles},Receiver phone`, ...lines].join('\n'))
  await heading('4 rows can be created')
  await heading('1 phone number is left out')
  expect(screen.getByRole('status')).toHaveTextContent(
    '4 rows can be created, 1 phone number is left out',
  )
  const message = 'Please enter a phone number, such as +49 40 5550123'
  expect(tableRows('Phone numbers that are left out')).toEqual([
    ['3', 'Receiver phone', 'ask Rita', message],
  ])

  await person.click(screen.getByRole('button', { name: 'Create 4 parcels' }))
  await heading('4 parcels created')
  const created = sent(host).map(({ body }) => (body as { receiverPhone?: string }).receiverPhone)
  expect(new Set(created)).toEqual(
    new Set(['(612) 555-0100', undefined, '+1 612 555 0100 ext. 12']),
  )
})

it('A sender reads of a wrong phone number in a row with other errors, too', async () => {
  keepingHost()
  const { choose } = openImport()

  await choose([`${titles},Receiver phone`, 'rita@example.com,H,,PACKAGE,1,,,12'].join('\n'))
  await heading('0 rows can be created, 1 row has an error')
  expect(tableRows().map(([, column]) => column)).toEqual(['To address', 'Receiver phone'])
})

it('A sender who imports the unchanged template reads that its rows cannot be created', async () => {
  keepingHost()
  const downloads = caughtDownloads()
  const { person, choose } = openImport()

  await person.click(screen.getByRole('button', { name: 'Download the template' }))
  const [template] = downloads
  expect(template?.name).toBe('parcels-template.csv')
  await choose(await textOf(template?.content ?? new Blob()))
  await heading('0 rows can be created, 2 rows have errors')
  expect(tableRows().map(([, , , why]) => why)).toEqual([
    'No receiver has this email',
    'No receiver has this email',
  ])
})

it('A sender fixes the downloaded rows: formulas are escaped, and come back unchanged', async () => {
  keepingHost()
  const downloads = caughtDownloads()
  const { person, choose } = openImport()

  await choose(file('rita@example.com,"=1+1",@Hill,PACKAGE,zero,"-soft, please",+1'))
  await heading('0 rows can be created, 1 row has an error')
  await person.click(screen.getByRole('button', { name: 'Download the row with errors' }))
  const text = await textOf(downloads[0]?.content ?? new Blob())
  expect(downloads[0]?.name).toBe('parcels-with-errors.csv')
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

it('Receivers are looked up fifty at a time, and a failed lookup can be retried', async () => {
  const rows = Array.from({ length: 120 }, (_, row) => `p${row}@example.com,H,H,PACKAGE,1,,`)
  const { host } = keepingHost({ [receivers]: () => failure(503, 'The database is away') })
  const { person, choose } = openImport()

  await choose(file(...rows))
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away')
  host.on(receivers, () => ok([], { page: 1, limit: 50, total: 0 }))
  const before = host.calls().length
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('0 rows can be created, 120 rows have errors')
  expect(host.calls().length - before).toBe(3)
})

it('A sender’s receivers are found at a host that answers with all receivers', async () => {
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

it('Receivers with long email addresses are looked up in smaller batches', async () => {
  const rows = Array.from(
    { length: 50 },
    (_, row) => `${'p'.repeat(200)}${row}@example.com,H,H,PACKAGE,1,,`,
  )
  const { host } = keepingHost()
  const { choose } = openImport()

  await choose(file(...rows))
  await heading('0 rows can be created, 50 rows have errors')
  expect(host.calls()).toHaveLength(3)
})
