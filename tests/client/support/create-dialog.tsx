import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import SenderParcelsPage from '../../../src/pages/sender-parcels-page.tsx'
import type { Host } from '../../support/host.ts'
import { ok, standInHost } from '../../support/host.ts'
import { wireParcel } from '../../support/wire.ts'
import { openPage } from './open-page.tsx'
import type { Answers } from './open-page.tsx'

export const create = 'POST /api/parcel'
export const people = [
  { _id: 'r-1', name: 'Rita Receiver', email: 'rita@example.com' },
  { _id: 'r-2', name: 'Rolf Receiver', email: 'rolf@example.com' },
]

/** Opens the Create Parcel dialog of a sender with a parcel. */
export async function openCreateDialog(answers: Answers = {}) {
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

/** A document of 2.35 kg for Rolf. */
export async function fill(person: UserEvent) {
  await person.type(screen.getByRole('combobox', { name: /Receiver/ }), 'rolf')
  await person.click(await screen.findByRole('option', { name: /Rolf Receiver/ }))
  await person.type(screen.getByLabelText(/From Address/), 'Harbour 1')
  await person.type(screen.getByLabelText(/To Address/), ' Hill 2 ')
  await person.click(screen.getByRole('radio', { name: 'Document' }))
  await person.type(screen.getByLabelText(/Weight/), '2.35')
}

/** The request body for this document. */
export const filled = {
  receiverId: 'r-2',
  fromAddress: 'Harbour 1',
  toAddress: 'Hill 2',
  parcelType: 'DOCUMENT',
  weight: 2.35,
}

/** Fills the form in and sends it. */
export async function createWith(answers: Answers) {
  const opened = await openCreateDialog(answers)
  await fill(opened.person)
  await opened.person.click(opened.submit())
  return opened
}

export const sent = (host: Host) => host.asked.filter(({ call }) => call === create)
export const keysOf = (host: Host) =>
  sent(host).map(({ headers }) => headers.get('Idempotency-Key'))
