import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failure, json, later, ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import {
  create,
  fill,
  keysOf,
  openCreateDialog,
  sent,
  createWith,
} from '../../support/create-dialog.tsx'
import { dialogClosed } from '../../support/dialog.ts'
import { refused } from '../../support/answers.ts'

it('A sender who created a parcel finds an empty form for the next, which gets its own key', async () => {
  const { host, person } = await createWith({ [create]: () => ok(wireParcel()) })
  await dialogClosed()

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

it('A sender whose parcel is refused keeps the input and tries again with the same key', async () => {
  const { host, person, dialog, submit } = await createWith({
    [create]: () => failure(503, 'The database is away'),
  })
  expect(await dialog.findByText('The database is away')).toBeVisible()
  expect(screen.getByLabelText(/From Address/)).toHaveValue('Harbour 1')

  host.on(create, () => ok(wireParcel()))
  await person.click(submit())
  expect(await screen.findByText('Parcel created successfully!')).toBeVisible()
  const [first, second] = keysOf(host)
  expect(first).toMatch(/^[A-Za-z0-9_-]{8,128}$/)
  expect(second).toBe(first)
})

it('A sender who changes the parcel after a failure sends it with another key', async () => {
  const { host, person, submit } = await createWith({ [create]: () => failure(500, 'Broken') })
  await screen.findAllByText('Broken')

  await person.type(screen.getByLabelText(/Note/), 'Ring twice')
  await person.click(submit())
  await waitFor(() => expect(sent(host)).toHaveLength(2))
  const [first, second] = keysOf(host)
  expect(second).not.toBe(first)
})

it('A sender who gets no reason for a refusal reads that the parcel was not created', async () => {
  const { dialog } = await createWith({ [create]: () => json({}, 500) })
  expect(await dialog.findByText('Failed to create parcel')).toBeVisible()
})

it('A sender reads the server’s error at its field', async () => {
  await createWith({ [create]: () => refused('receiverId', 'Receiver is required') })
  const receiver = screen.getByRole('combobox', { name: /Receiver/ })
  await waitFor(() => expect(receiver).toHaveAccessibleDescription('Receiver is required'))
  expect(receiver).toHaveFocus()
})

it('A sender who clicks twice creates one parcel', async () => {
  const answer = later()
  const { host, person, submit } = await openCreateDialog({ [create]: answer.handler })
  await fill(person)

  await person.dblClick(submit())
  answer.answer(ok(wireParcel()))
  expect(await screen.findByText('Parcel created successfully!')).toBeVisible()
  expect(sent(host)).toHaveLength(1)
})
