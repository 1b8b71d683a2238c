import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import SenderAddressesPage from '../../../src/pages/sender-addresses-page.tsx'
import { failure, ok } from '../../support/host.ts'
import { wireAddress } from '../../support/wire.ts'
import { people } from '../support/create-dialog.tsx'
import { created } from '../support/answers.ts'
import { opener } from '../support/open-page.tsx'

const open = opener(<SenderAddressesPage />, '/sender/addresses')
const dialog = () => within(screen.getByRole('dialog'))
const csv = (text: string) => new File([text], 'book.csv', { type: 'text/csv' })
const saved = () => created(wireAddress())

it('A sender saves their first address with its receiver', async () => {
  const { host, person, press } = open({
    'GET /api/addresses': () => ok([]),
    'GET /api/user/receivers': () => ok(people),
    'POST /api/addresses': saved,
  })
  await press('Add address', 'Save')
  expect(dialog().getByText('Label is required')).toBeVisible()
  expect(dialog().getByText('Address is required')).toBeVisible()
  expect(dialog().getByLabelText(/^Label/)).toHaveFocus()

  await person.type(dialog().getByLabelText(/^Label/), ' Quay ')
  await person.type(dialog().getByLabelText(/^Address/), '8 Quay Road')
  await person.type(dialog().getByRole('combobox', { name: 'Receiver' }), 'rita')
  await person.click(await screen.findByRole('option', { name: /Rita Receiver/ }))
  host.on('GET /api/addresses', () => ok([wireAddress()]))
  await person.click(dialog().getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('table', { name: 'Addresses' })).toBeVisible()
  expect(host.asked.find(({ call }) => call === 'POST /api/addresses')?.body).toEqual({
    label: 'Quay',
    address: '8 Quay Road',
    receiverId: 'r-1',
  })
})

it('A sender finds an address by part of it, and the page’s address keeps the search', async () => {
  const hill = wireAddress({ _id: 'a-2', label: 'Hill', address: '2 Hill Row', receiver: null })
  const { person, address } = open({ 'GET /api/addresses': () => ok([wireAddress(), hill]) })
  await person.type(await screen.findByRole('searchbox', { name: 'Search' }), 'rita')
  expect(screen.getByRole('cell', { name: '8 Quay Road' })).toBeVisible()
  expect(screen.queryByRole('cell', { name: '2 Hill Row' })).toBeNull()
  expect(address()).toBe('/sender/addresses?q=rita')
})

it('A sender who saves a duplicate address is told, and keeps the input', async () => {
  const { person } = open({
    'GET /api/addresses': () => ok([wireAddress()]),
    'GET /api/user/receivers': () => ok(people),
    'PATCH /api/addresses/a-1': () => failure(409, 'This address is already in your address book'),
  })
  await person.click(await screen.findByRole('button', { name: 'Edit Quay' }))
  await person.type(await screen.findByLabelText(/^Label/), 's')
  await person.click(dialog().getByRole('button', { name: 'Save' }))
  expect(await dialog().findByRole('alert')).toHaveTextContent(
    'This address is already in your address book',
  )
  expect(dialog().getByLabelText(/^Label/)).toHaveValue('Quays')
})

it('A sender sees what is wrong in a file before its addresses are saved', async () => {
  const { host, person } = open({
    'GET /api/addresses': () => ok([wireAddress()]),
    'GET /api/user/receivers': () => ok(people),
    'POST /api/addresses': saved,
  })
  await person.click(await screen.findByRole('button', { name: 'Import CSV' }))
  await person.upload(
    await screen.findByLabelText('CSV file'),
    csv(
      'Label,Address,Receiver email\n' +
        'Hill,2 Hill Row,ROLF@example.com\n' +
        'Known,8 QUAY ROAD,\n' +
        'Nobody,3 Dock Street,nobody@example.com\n' +
        'Twice,2 hill row,\n' +
        ',4 Mill Lane,\n' +
        'Mill,5 Mill Lane,\n',
    ),
  )
  expect(
    await dialog().findByText(
      '2 addresses can be saved, 1 is in the address book already, 3 rows have errors.',
      { selector: 'p' },
    ),
  ).toBeVisible()
  const rows = dialog().getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    'Row4Valuenobody@example.comWhat is wrongNo receiver has this email',
    'Row5Value2 hill rowWhat is wrongRow 2 has the same address',
    'Row6Value(empty)What is wrongLabel is required',
  ])
  expect(host.asked.some(({ call }) => call === 'POST /api/addresses')).toBe(false)

  await person.click(dialog().getByRole('button', { name: 'Save 2 addresses' }))
  expect(await dialog().findByText('2 addresses saved.', { selector: 'p' })).toBeVisible()
  const bodies = host.asked.filter(({ call }) => call === 'POST /api/addresses')
  expect(bodies.map(({ body }) => body)).toEqual([
    { label: 'Hill', address: '2 Hill Row', receiverId: 'r-2' },
    { label: 'Mill', address: '5 Mill Lane' },
  ])
})

it('A sender whose receiver lookup fails tries again with the same file', async () => {
  const { host, person } = open({
    'GET /api/addresses': () => ok([]),
    'GET /api/user/receivers': () => failure(503, 'The database is away'),
  })
  await person.click(await screen.findByRole('button', { name: 'Import CSV' }))
  const file = csv('Label,Address,Receiver email\nHill,2 Hill Row,rolf@example.com\n')
  await person.upload(await screen.findByLabelText('CSV file'), file)
  expect(await dialog().findByText('The database is away')).toBeVisible()

  host.on('GET /api/user/receivers', () => ok(people))
  await person.click(dialog().getByRole('button', { name: 'Try again' }))
  expect(await dialog().findByText('1 address can be saved.', { selector: 'p' })).toBeVisible()
})

it('A sender who loses the connection while saving continues with the rest', async () => {
  const { host, person } = open({
    'GET /api/addresses': () => ok([]),
    'POST /api/addresses': saved,
  })
  await person.click(await screen.findByRole('button', { name: 'Import CSV' }))
  host.on('POST /api/addresses', () => {
    host.on('POST /api/addresses', () => failure(500, 'It broke'))
    return saved()
  })
  const file = csv('Label;Address\nOne;1 Street\nTwo;2 Street\nThree;3 Street\n')
  await person.upload(await screen.findByLabelText('CSV file'), file)
  await person.click(await dialog().findByRole('button', { name: 'Save 3 addresses' }))
  expect(
    await dialog().findByText('1 address saved, 2 not saved yet.', { selector: 'p' }),
  ).toBeVisible()
  host.on('POST /api/addresses', saved)
  await person.click(dialog().getByRole('button', { name: 'Try again' }))
  expect(await dialog().findByText('3 addresses saved.', { selector: 'p' })).toBeVisible()
})

it('A file without the required columns is refused, with their names and the titles that it has', async () => {
  const { person } = open({ 'GET /api/addresses': () => ok([]) })
  await person.click(await screen.findByRole('button', { name: 'Import CSV' }))
  await person.upload(await screen.findByLabelText('CSV file'), csv('Name,Street\nA,B\n'))
  await waitFor(() =>
    expect(dialog().getByRole('alert')).toHaveTextContent(
      'The titles in row 1 are “Name”, “Street”. The columns “Label”, “Address” are not among them.',
    ),
  )
})
