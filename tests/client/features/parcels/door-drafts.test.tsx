import { screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { RecordDeliveryControl } from '../../../../src/features/parcels/delivery/record-delivery-control.tsx'
import { RecordAttemptControl } from '../../../../src/features/parcels/record-attempt-control.tsx'
import { leaveWaiting } from '../../../../src/features/session/leave-waiting.ts'
import { draftName, saveDraft } from '../../../../src/stores/door-drafts.ts'
import { readDraft, removeOtherDrafts } from '../../../../src/stores/stored-drafts.ts'
import { openOutbox } from '../../../../src/stores/outbox.ts'
import { failure, ok, standInHost } from '../../../support/host.ts'
import type { Host } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { clientParcel } from '../../support/client-parcel.ts'
import { dialogClosed } from '../../support/dialog.ts'
import { stubResizeObserver } from '../../support/drawing.ts'
import { openPage } from '../../support/open-page.tsx'

vi.mock('signature_pad', () => import('../../support/drawing.ts'))
// jsdom decodes no pictures.
vi.mock('../../../../src/features/parcels/delivery/smaller-photo.ts', () => ({
  smallerPhoto: () => Promise.resolve('/9j/4AAQ'),
}))

const record = 'POST /api/parcel/deliveries/{parcelId}'
const underWay = wireParcel({
  _id: 'p-1',
  trackingId: 'TRK-1',
  status: 'IN_TRANSIT',
  actions: ['recordDelivery', 'recordAttempt'],
})
const kept = (type: 'deliver' | 'attempt', userId = 'ada') =>
  readDraft(draftName({ userId, type, parcelIds: ['p-1'] }))

let host: Host
beforeEach(() => {
  stubResizeObserver()
  vi.stubGlobal('indexedDB', new IDBFactory())
  openOutbox(null)
  openOutbox('ada')
  host = standInHost({
    'GET /api/parcel/deliveries/{parcelId}': () => ok({ requiredProof: [], isCodeLocked: false }),
    [record]: () => ok({ ...underWay, status: 'DELIVERED' }),
    'POST /api/parcel/attempts/{parcelId}': () => ok(underWay),
  })
})

const open = () =>
  openPage(
    <>
      <RecordDeliveryControl parcel={clientParcel(underWay)} />
      <RecordAttemptControl parcel={clientParcel(underWay)} />
    </>,
    '/admin/parcels/p-1',
  )
type Opened = ReturnType<typeof open>

async function handOver({ person }: Opened) {
  await person.click(screen.getByRole('button', { name: 'Hand over' }))
  return within(await screen.findByRole('dialog', { name: 'Hand over' }))
}

async function fillIn(opened: Opened) {
  const dialog = await handOver(opened)
  await opened.person.type(dialog.getByRole('textbox', { name: /^Received by/ }), 'Rita')
  await opened.person.upload(
    dialog.getByLabelText('Photo of the delivery'),
    new File(['x'], 'door.jpg', { type: 'image/jpeg' }),
  )
  await waitFor(async () => expect(await kept('deliver')).toEqual(entered))
  return dialog
}
const entered = { receivedBy: 'Rita', photo: '/9j/4AAQ' }

it('a handover is as it was after the phone has thrown the page away', async () => {
  const opened = open()
  await fillIn(opened)
  opened.leave()
  opened.comeBack()
  const dialog = await handOver(opened)
  expect(await dialog.findByText('What you entered before is here again.')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /^Received by/ })).toHaveValue('Rita')
  expect(dialog.getByRole('img', { name: /photo/i })).toHaveAttribute(
    'src',
    'data:image/jpeg;base64,/9j/4AAQ',
  )
  await opened.person.click(dialog.getByRole('button', { name: 'Record delivery' }))
  await dialogClosed()
  expect(host.asked.find(({ call }) => call.startsWith('POST '))?.body).toEqual(entered)
  await waitFor(async () => expect(await kept('deliver')).toBeNull())
})

it('a signature is shown as it was drawn, and can be cleared', async () => {
  const name = draftName({ userId: 'ada', type: 'deliver', parcelIds: ['p-1'] })
  saveDraft(name, { signature: 'iVBORw0KGgo=' })
  await waitFor(async () => expect(await readDraft(name)).not.toBeNull())
  const opened = open()
  const dialog = await handOver(opened)
  expect(await dialog.findByRole('img', { name: /signature/i })).toHaveAttribute(
    'src',
    'data:image/png;base64,iVBORw0KGgo=',
  )
  await opened.person.click(dialog.getByRole('button', { name: 'Start again' }))
  expect(dialog.queryByRole('img')).toBeNull()
  await waitFor(async () => expect(await kept('deliver')).toBeNull())
})

it('a failed attempt is as it was, with its reason', async () => {
  const { person, leave, comeBack } = open()
  await person.click(screen.getByRole('button', { name: 'Failed attempt' }))
  const before = within(await screen.findByRole('dialog'))
  await person.click(before.getByRole('radio', { name: 'No one home' }))
  await person.type(before.getByRole('textbox', { name: /^Note/ }), 'Dog')
  const values = { reason: 'NOBODY_HOME', note: 'Dog', nextAttempt: '' }
  await waitFor(async () => expect(await kept('attempt')).toEqual(values))
  leave()
  comeBack()
  await person.click(screen.getByRole('button', { name: 'Failed attempt' }))
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByRole('radio', { name: 'No one home' })).toBeChecked())
  expect(dialog.getByRole('textbox', { name: /^Note/ })).toHaveValue('Dog')
  await person.click(dialog.getByRole('button', { name: 'Record attempt' }))
  await dialogClosed()
  await waitFor(async () => expect(await kept('attempt')).toBeNull())
})

it('a draft is gone once its user has discarded it', async () => {
  const opened = open()
  const dialog = await fillIn(opened)
  await opened.person.click(dialog.getByRole('button', { name: 'Cancel' }))
  await opened.person.click(dialog.getByRole('button', { name: 'Discard' }))
  await waitFor(async () => expect(await kept('deliver')).toBeNull())
})

it('a draft stays while its handover has not been recorded', async () => {
  host = standInHost({
    'GET /api/parcel/deliveries/{parcelId}': () => ok({ requiredProof: [], isCodeLocked: false }),
    [record]: () => failure(503, 'Away'),
  })
  const opened = open()
  const dialog = await fillIn(opened)
  await opened.person.click(dialog.getByRole('button', { name: 'Record delivery' }))
  await dialog.findByRole('button', { name: 'Try again' })
  expect(await kept('deliver')).toEqual(entered)
})

it('another account does not get a draft, and it is gone when the account returns', async () => {
  const opened = open()
  await fillIn(opened)
  opened.leave()
  openOutbox('otto')
  await removeOtherDrafts('otto')
  opened.comeBack()
  const dialog = await handOver(opened)
  await waitFor(async () => expect(await kept('deliver')).toBeNull())
  expect(dialog.getByRole('textbox', { name: /^Received by/ })).toHaveValue('')
})

it('a logout removes the drafts', async () => {
  await fillIn(open())
  await leaveWaiting(true)
  await waitFor(async () => expect(await kept('deliver')).toBeNull())
})
