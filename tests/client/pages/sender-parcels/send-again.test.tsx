import { screen, waitForElementToBeRemoved, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failure, ok } from '../../../support/host.ts'
import { wireAddress, wireParcel } from '../../../support/wire.ts'
import { people, sent } from '../../support/create-dialog.tsx'
import { created } from '../../support/answers.ts'
import { noteOwnHost } from '../../support/notifications.ts'
import { openMyParcels } from '../../support/pages.tsx'
import type { Answers } from '../../support/open-page.tsx'

const parcel = wireParcel({
  receiverId: { _id: 'r-2', name: 'Rolf Receiver', email: 'rolf@example.com' },
  fromAddress: '8 Quay Road',
  toAddress: '2 Hill Row',
  parcelType: 'DOCUMENT',
  weight: 2.5,
  note: 'Ring twice',
  status: 'DELIVERED',
})
const quay = wireAddress()
const ofParcel = wireAddress({ _id: null, label: null, address: '2 Hill Row', receiver: null })

/** A host with an address book also announces streams. */
function openParcels(answers: Answers = {}) {
  noteOwnHost()
  return openMyParcels({
    'GET /api/parcel/me': () => ok([parcel]),
    'GET /api/user/receivers': () => ok(people),
    'GET /api/addresses': () => ok([quay, ofParcel]),
    'POST /api/parcel': () => created(parcel),
    ...answers,
  })
}

/** Opens the dialog with a button on the page. */
async function openFrom(button: string, answers?: Answers) {
  const opened = openParcels(answers)
  await opened.press(button)
  await dialog()
  return opened
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Create Parcel' }))
const field = (name: RegExp) => screen.getByRole('combobox', { name })
const press = async (name: string) => (await dialog()).getByRole('button', { name })

it('A sender sends a parcel again, unchanged', async () => {
  const { host, person } = await openFrom('Send again')
  expect(field(/Receiver/)).toHaveValue('Rolf Receiver')
  await person.click(await press('Create Parcel'))
  expect(await screen.findByText('Parcel created successfully!')).toBeVisible()
  expect(sent(host).map(({ body }) => body)).toEqual([
    {
      receiverId: 'r-2',
      fromAddress: '8 Quay Road',
      toAddress: '2 Hill Row',
      parcelType: 'DOCUMENT',
      weight: 2.5,
      note: 'Ring twice',
    },
  ])
})

it('A sender returns a parcel to the receiver that the address book has for its sender address', async () => {
  const { person } = await openFrom('Create return')
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    `A new parcel that brings ${parcel.trackingId} back to where it came from.`,
  )
  expect(field(/From Address/)).toHaveValue('2 Hill Row')
  expect(field(/To Address/)).toHaveValue('8 Quay Road')
  expect(await screen.findByDisplayValue('Rita Receiver')).toBe(field(/Receiver/))
  expect(screen.getByLabelText(/Note/)).toHaveValue('')
  // Nothing was typed, so nothing would be lost.
  await person.keyboard('{Escape}')
  expect(screen.queryByText('Discard what you entered?')).toBeNull()
})

it('A sender who returns a parcel to an address without a known receiver has to choose a receiver', async () => {
  const { person } = openParcels({ 'GET /api/addresses': () => ok([ofParcel]) })
  await person.click(await screen.findByRole('button', { name: 'Create return' }))
  await person.click(await press('Create Parcel'))
  expect(await screen.findByText('Receiver is required')).toBeVisible()
  expect(field(/Receiver/)).toHaveValue('')
  expect((await dialog()).getByText('Who receives it at the address it goes back to')).toBeVisible()
})

it('A sender is offered a return only for a delivered parcel', async () => {
  openParcels({ 'GET /api/parcel/me': () => ok([wireParcel({ status: 'IN_TRANSIT' })]) })
  expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Create return' })).toBeNull()
})

it('A dialog for a new parcel is empty, even after a parcel was sent again', async () => {
  const { person } = await openFrom('Send again')
  await person.keyboard('{Escape}')
  await waitForElementToBeRemoved(screen.queryByRole('dialog'))
  await person.click(screen.getByRole('button', { name: 'Create Parcel' }))
  await dialog()
  expect(field(/From Address/)).toHaveValue('')
})

it('A sender chooses an address with the keyboard, which fills in its receiver', async () => {
  const { host, person } = await openFrom('Create Parcel')
  await person.type(field(/To Address/), 'quay')
  const option = await screen.findByRole('option', { name: /8 Quay Road/ })
  expect(option).toHaveTextContent('Quay · Rita Receiver')
  expect(field(/To Address/)).toHaveAttribute('aria-expanded', 'true')
  await person.keyboard('{ArrowDown}')
  expect(field(/To Address/)).toHaveAttribute('aria-activedescendant', option.id)
  await person.keyboard('{Enter}')
  expect(field(/To Address/)).toHaveValue('8 Quay Road')
  expect(field(/Receiver/)).toHaveValue('Rita Receiver')
  expect(screen.queryByRole('option')).toBeNull()
  expect(sent(host)).toEqual([])
})

it('A sender closes the suggestions with Escape, and the dialog stays', async () => {
  const { person } = await openFrom('Create Parcel')
  await person.click(field(/From Address/))
  expect(await screen.findByRole('option', { name: /2 Hill Row/ })).toBeVisible()
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(screen.getByRole('dialog')).toBeVisible()
})

it('A sender whose suggestions fail to load can still type the address', async () => {
  const { person } = await openFrom('Create Parcel', {
    'GET /api/addresses': () => failure(500, 'It broke'),
  })
  await person.type(field(/From Address/), 'Anywhere 1')
  expect(field(/From Address/)).toHaveValue('Anywhere 1')
  expect(field(/From Address/)).toHaveAttribute('aria-expanded', 'false')
})
