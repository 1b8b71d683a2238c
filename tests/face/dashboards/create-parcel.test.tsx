// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import SenderParcelsPage from '../../../src/pages/sender-parcels-page.tsx'
import type { Host } from '../../support/host.ts'
import { failure, json, later, ok, standInHost } from '../../support/host.ts'
import { wireParcel } from '../../support/wire.ts'
import { openPage } from './support/open-page.tsx'

const create = 'POST /api/parcel'
const people = [
  { _id: 'r-1', name: 'Rita Receiver', email: 'rita@example.com' },
  { _id: 'r-2', name: 'Rolf Receiver', email: 'rolf@example.com' },
]

async function openDialog(answers: Parameters<typeof standInHost>[0] = {}) {
  const host = standInHost({
    'GET /api/parcel/me': () => ok([wireParcel()]),
    'GET /api/user/receivers': () => ok(people),
    ...answers,
  })
  const { person } = openPage(<SenderParcelsPage />, '/sender/parcels')
  await person.click(await screen.findByRole('button', { name: 'Create Parcel' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Parcel' }))
  return {
    host,
    person,
    dialog,
    submit: () => dialog.getByRole('button', { name: 'Create Parcel' }),
  }
}

async function fill(person: UserEvent) {
  await person.type(screen.getByRole('combobox', { name: /Receiver/ }), 'rolf')
  await person.click(await screen.findByRole('option', { name: /Rolf Receiver/ }))
  await person.type(screen.getByLabelText(/From Address/), 'Harbour 1')
  await person.type(screen.getByLabelText(/To Address/), ' Hill 2 ')
  await person.click(screen.getByRole('radio', { name: 'Document' }))
  await person.type(screen.getByLabelText(/Weight/), '2.35')
}

const sent = (host: Host) => host.asked.filter(({ call }) => call === create)
const keysOf = (host: Host) => sent(host).map(({ headers }) => headers.get('Idempotency-Key'))

it('A sender creates a parcel, having seen its fee', async () => {
  const { host, person, submit } = await openDialog({ [create]: () => ok(wireParcel()) })
  await fill(person)

  expect(screen.getByRole('status', { name: 'Fee' })).toHaveTextContent('$11.75')
  await person.click(submit())
  expect(await screen.findByText('Parcel created successfully!')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(host).map(({ body }) => body)).toEqual([
    {
      receiverId: 'r-2',
      fromAddress: 'Harbour 1',
      toAddress: 'Hill 2',
      parcelType: 'DOCUMENT',
      weight: 2.35,
    },
  ])
  expect(host.calls().at(-1)).toBe('GET /api/parcel/me')
})

it('A sender who created a parcel finds the form empty for the next, which gets its own key', async () => {
  const { host, person, submit } = await openDialog({ [create]: () => ok(wireParcel()) })
  await fill(person)
  await person.click(submit())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await person.click(screen.getByText('Create Parcel'))
  expect(await screen.findByLabelText(/From Address/)).toHaveValue('')
  await fill(person)
  await person.click(
    within(screen.getByRole('dialog')).getByText('Create Parcel', { selector: 'button *' }),
  )
  await waitFor(() => expect(sent(host)).toHaveLength(2))
  const [first, second] = keysOf(host)
  expect(second).not.toBe(first)
})

it('A sender who leaves everything out reads what is missing, and stands at the first field', async () => {
  const { host, person, dialog, submit } = await openDialog()

  await person.click(submit())
  for (const text of [
    'Receiver is required',
    'From Address is required',
    'To Address is required',
    'Weight must be greater than 0',
  ])
    expect(dialog.getByText(text)).toBeVisible()
  expect(screen.getByRole('combobox', { name: /Receiver/ })).toHaveFocus()
  expect(sent(host)).toEqual([])
})

it.each([
  ['0', 'Weight must be greater than 0'],
  ['-1', 'Weight must be greater than 0'],
  ['1000.01', 'Weight must be at most 1000'],
  ['1.234', 'Weight must have at most two decimals'],
])('A sender who types a weight of %s reads "%s"', async (weight, text) => {
  const { host, person, dialog, submit } = await openDialog()
  await fill(person)

  await person.clear(screen.getByLabelText(/Weight/))
  await person.type(screen.getByLabelText(/Weight/), weight)
  await person.click(submit())
  expect(dialog.getByText(text)).toBeVisible()
  expect(screen.getByLabelText(/Weight/)).toHaveFocus()
  expect(sent(host)).toEqual([])
})

it('A sender whose parcel is refused keeps what was typed and tries again with the same key', async () => {
  const { host, person, dialog, submit } = await openDialog({
    [create]: () => failure(503, 'The database is away'),
  })
  await fill(person)
  await person.click(submit())
  expect(await dialog.findByText('The database is away')).toBeVisible()
  expect(screen.getByLabelText(/From Address/)).toHaveValue('Harbour 1')

  host.on(create, () => ok(wireParcel()))
  await person.click(submit())
  expect(await screen.findByText('Parcel created successfully!')).toBeVisible()
  const [first, second] = keysOf(host)
  expect(first).toMatch(/^[A-Za-z0-9_-]{8,128}$/)
  expect(second).toBe(first)
})

it('A sender who changes the parcel after a failure means another one', async () => {
  const { host, person, submit } = await openDialog({ [create]: () => failure(500, 'Broken') })
  await fill(person)
  await person.click(submit())
  await screen.findAllByText('Broken')

  await person.type(screen.getByLabelText(/Note/), 'Ring twice')
  await person.click(submit())
  await waitFor(() => expect(sent(host)).toHaveLength(2))
  const [first, second] = keysOf(host)
  expect(second).not.toBe(first)
})

it('A sender without a word from the server reads that creating failed', async () => {
  const { person, dialog, submit } = await openDialog({ [create]: () => json({}, 500) })
  await fill(person)

  await person.click(submit())
  expect(await dialog.findByText('Failed to create parcel')).toBeVisible()
})

it('A sender reads the server’s complaint at its field', async () => {
  const complaint = {
    success: false,
    message: 'Receiver is required',
    errors: [{ path: 'receiverId', message: 'Receiver is required' }],
  }
  const { person, submit } = await openDialog({ [create]: () => json(complaint, 400) })
  await fill(person)

  await person.click(submit())
  const receiver = screen.getByRole('combobox', { name: /Receiver/ })
  await waitFor(() => expect(receiver).toHaveAccessibleDescription('Receiver is required'))
  expect(receiver).toHaveFocus()
})

it('A sender who clicks twice creates one parcel', async () => {
  const answer = later()
  const { host, person, submit } = await openDialog({ [create]: answer.handler })
  await fill(person)

  await person.dblClick(submit())
  answer.answer(ok(wireParcel()))
  expect(await screen.findByText('Parcel created successfully!')).toBeVisible()
  expect(sent(host)).toHaveLength(1)
})

it('A sender who closes by accident is asked and goes on typing', async () => {
  const { person, dialog } = await openDialog()
  await person.type(screen.getByLabelText(/From Address/), 'Harbour 1')

  await person.keyboard('{Escape}')
  expect(dialog.getByText('Discard what you typed?')).toBeVisible()
  await person.click(dialog.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText(/From Address/)).toHaveValue('Harbour 1')

  await person.keyboard('{Escape}')
  await person.click(dialog.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('A sender without receivers loads them again', async () => {
  const { host, person } = await openDialog({
    'GET /api/user/receivers': () => failure(500, 'Broken'),
  })
  await screen.findByText('The list could not be loaded.')

  host.on('GET /api/user/receivers', () => ok(people))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await person.click(screen.getByRole('combobox', { name: /Receiver/ }))
  expect(
    await screen.findByRole('option', { name: /Rita Receiver.*rita@example.com/ }),
  ).toBeVisible()
})
