import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failure, ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { newParcelFields } from '../../../support/contract-fields.ts'
import {
  create,
  fill,
  filled,
  openCreateDialog,
  people,
  sent,
} from '../../support/create-dialog.tsx'
import { dialogClosed } from '../../support/dialog.ts'

it('A sender creates a parcel after seeing its fee', async () => {
  const { host, person, submit } = await openCreateDialog({ [create]: () => ok(wireParcel()) })
  await fill(person)

  expect(screen.getByRole('status', { name: 'Fee' })).toHaveTextContent('$11.75')
  await person.click(submit())
  expect(await screen.findByText('Parcel created successfully!')).toBeVisible()
  await dialogClosed()
  expect(sent(host).map(({ body }) => body)).toEqual([filled])
  expect(host.calls().at(-1)).toBe('GET /api/parcel/me')
})

it('A sender who types a comma reads the weight that was understood, and it is the one that is sent', async () => {
  const { host, person, submit } = await openCreateDialog({ [create]: () => ok(wireParcel()) })
  await fill(person)
  const weight = screen.getByLabelText(/Weight/)
  expect([weight.getAttribute('inputmode'), weight.getAttribute('step')]).toEqual([
    'decimal',
    '0.01',
  ])
  await person.clear(weight)
  await person.type(weight, '1,75')

  expect(screen.getByRole('status', { name: 'Fee' })).toHaveTextContent('1.75 kg · $8.75')
  await person.click(submit())
  expect(await screen.findByText('Parcel created successfully!')).toBeVisible()
  expect(sent(host).map(({ body }) => body)).toEqual([{ ...filled, weight: 1.75 }])
})

it('A sender finds a field for everything that the contract allows, except coordinates', async () => {
  await openCreateDialog()
  const controls = document.querySelectorAll('form [name]')
  const names = [...controls].map((control) => control.getAttribute('name'))
  expect(new Set([...names, 'coordinates'])).toEqual(new Set(newParcelFields))
})

it('A sender who sends an empty form reads what is missing, with the focus in the first field', async () => {
  const { host, person, dialog, submit } = await openCreateDialog()

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
  const { host, person, dialog, submit } = await openCreateDialog()
  await fill(person)

  await person.clear(screen.getByLabelText(/Weight/))
  await person.type(screen.getByLabelText(/Weight/), weight)
  await person.click(submit())
  expect(dialog.getByText(text)).toBeVisible()
  expect(screen.getByLabelText(/Weight/)).toHaveFocus()
  expect(sent(host)).toEqual([])
})

it('A sender who closes the dialog by accident is asked, and can continue typing', async () => {
  const { person, dialog } = await openCreateDialog()
  await person.type(screen.getByLabelText(/From Address/), 'Harbour 1')

  await person.keyboard('{Escape}')
  expect(dialog.getByText('Discard what you entered?')).toBeVisible()
  await person.click(dialog.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText(/From Address/)).toHaveValue('Harbour 1')

  await person.keyboard('{Escape}')
  await person.click(dialog.getByRole('button', { name: 'Discard' }))
  await dialogClosed()
})

it('A sender whose receivers failed to load tries again', async () => {
  const { host, person } = await openCreateDialog({
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
