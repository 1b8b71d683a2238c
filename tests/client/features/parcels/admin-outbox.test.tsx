import { act, screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AdminOutbox } from '../../../../src/features/parcels/delivery/admin-outbox.tsx'
import { RecordDeliveryControl } from '../../../../src/features/parcels/delivery/record-delivery-control.tsx'
import { addEntries, discardEntry, openOutbox, readEntries } from '../../../../src/stores/outbox.ts'
import type { OutboxEntry } from '../../../../src/stores/outbox-storage.ts'
import { failure, later, ok, standInHost } from '../../../support/host.ts'
import type { Host } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { dialogClosed } from '../../support/dialog.ts'
import { openPage } from '../../support/open-page.tsx'
import { storeEntry } from '../../support/outbox.ts'
import { lost, refused } from '../../support/answers.ts'
import { clientParcel } from '../../support/client-parcel.ts'
import { stubResizeObserver } from '../../support/drawing.ts'

vi.mock('signature_pad', () => import('../../support/drawing.ts'))

const record = 'POST /api/parcel/deliveries/{parcelId}'
const look = 'GET /api/parcel/deliveries/{parcelId}'
const underWay = wireParcel({
  _id: 'p-1',
  trackingId: 'TRK-1',
  status: 'IN_TRANSIT',
  actions: ['updateStatus', 'recordDelivery'],
})
const delivered = { ...underWay, status: 'DELIVERED' as const }
const delivery = {
  receivedBy: 'Rita',
  handoverCode: '1234',
  signature: 'iVBORw0KGgo=',
  photo: '/9j/',
}
const handover = { type: 'deliver', parcelId: 'p-1', trackingId: 'TRK-1', delivery } as const
/** The stored entry, without its photo, which the browser stores separately. */
const pending: OutboxEntry = {
  key: 'key-of-p-1',
  order: 1,
  recordedAt: new Date(2026, 2, 2, 9, 5).toISOString(),
  action: { ...handover, delivery: { receivedBy: 'Rita' } },
  outcome: { state: 'pending' },
}

let host: Host
beforeEach(() => {
  stubResizeObserver()
  localStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  openOutbox(null)
  openOutbox('ada')
  setOnline(true)
  host = standInHost({
    [look]: () => ok({ requiredProof: [], isCodeLocked: false }),
    [record]: () => ok(delivered),
  })
})

const sent = () =>
  host.asked
    .filter(({ call }) => call.startsWith('POST '))
    .map(({ body, headers }) => ({ body, key: headers.get('Idempotency-Key') }))
const list = () => within(screen.getByRole('region', { name: 'Saved handovers' }))
const shownOutcome = () => list().getByRole('status').textContent
const seeRecorded = () =>
  waitFor(() => expect(shownOutcome()).toBe('TRK-1: the delivery is recorded.'))
const openList = (userId = 'ada') => openPage(<AdminOutbox userId={userId} />, '/admin/parcels')

describe('A handover without a connection', () => {
  async function handOver() {
    const { person } = openPage(
      <>
        <AdminOutbox userId="ada" />
        <RecordDeliveryControl parcel={clientParcel(underWay)} />
      </>,
      '/admin/parcels/p-1',
    )
    await person.click(screen.getByRole('button', { name: 'Hand over' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over' }))
    await person.type(dialog.getByRole('textbox', { name: /^Received by/ }), 'Rita')
    await person.click(dialog.getByRole('button', { name: 'Record delivery' }))
    return { person, dialog }
  }

  it('is stored with everything that was entered, and sent once when the connection returns', async () => {
    setOnline(false)
    await handOver()
    await waitFor(() =>
      expect(shownOutcome()).toMatch(
        /^TRK-1: handed over at \d\d:\d\d, and not sent yet\. It is saved in this browser/,
      ),
    )
    await dialogClosed()
    expect(screen.getByRole('button', { name: 'Hand over' })).toHaveAccessibleDescription(
      'Its handover is saved in this browser, and not recorded yet',
    )
    expect(sent()).toEqual([])

    act(() => setOnline(true))
    await seeRecorded()
    expect(sent()).toEqual([{ body: { receivedBy: 'Rita' }, key: readEntries()[0]?.key }])
    expect(readEntries().map(({ action }) => action)).toEqual([{ ...handover, delivery: {} }])
  })

  it('stays in the dialog if the browser has no space to store it', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    setOnline(false)
    const { dialog } = await handOver()
    expect(
      await screen.findByText(/^This browser has no room to save the handover\. Keep this open/),
    ).toBeVisible()
    expect(dialog.getByRole('textbox', { name: /^Received by/ })).toHaveValue('Rita')
    setItem.mockRestore()
  })

  it('is sent with the key of the first try if that had no answer', async () => {
    host.on(record, lost)
    host.on('GET /api/parcel/{parcelId}', () => failure(503, 'Away'))
    const { person, dialog } = await handOver()
    const save = await dialog.findByRole('button', { name: 'Save and send later' })
    host.on(record, () => ok(delivered))
    await person.click(save)
    await seeRecorded()
    const [first, second] = sent()
    expect(second).toEqual(first)
  })
})

describe('A stored handover', () => {
  it('says why it was refused, and can be corrected with its signature and photo', async () => {
    const message = 'The handover code is wrong. 4 tries are left.'
    host.on(record, () => refused('handoverCode', message))
    const [added] = (await addEntries([handover])) ?? []
    const { person } = openList()
    await waitFor(() => expect(shownOutcome()).toContain(`was not recorded. ${message}`))

    await person.click(list().getByRole('button', { name: 'Correct it' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over' }))
    const code = await dialog.findByRole('textbox', { name: /^Handover code/ })
    expect(code).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(dialog.getByRole('img', { name: 'The signature to be kept' })).toBeVisible()
    expect(dialog.getByRole('img', { name: 'The photo to be kept' })).toBeVisible()
    await person.clear(code)
    await person.type(code, '4321')
    host.on(record, () => ok(delivered))
    await person.click(dialog.getByRole('button', { name: 'Try again' }))
    await seeRecorded()

    const [first, second] = sent()
    expect(first).toEqual({ body: delivery, key: added?.key })
    expect(second?.body).toEqual({ ...delivery, handoverCode: '4321' })
    expect(second?.key).not.toBe(added?.key)
  })

  it('is discarded after a confirmation', async () => {
    setOnline(false)
    storeEntry('ada', pending)
    const { person } = openList()
    await person.click(list().getByRole('button', { name: 'Discard' }))
    const question = within(await screen.findByRole('dialog', { name: 'Discard this handover?' }))
    await person.click(question.getByRole('button', { name: 'Keep it' }))
    expect(readEntries()).toEqual([pending])
    await person.click(list().getByRole('button', { name: 'Discard' }))
    const again = within(await screen.findByRole('dialog', { name: 'Discard this handover?' }))
    await person.click(again.getByRole('button', { name: 'Discard' }))
    expect(localStorage).toHaveLength(0)
  })

  it.each([
    ['a session that has ended', () => failure(401, 'Please log in')],
    ['a blocked account', () => failure(403, 'Your account is blocked')],
    ['a server that is busy', () => failure(429, 'Too many tries')],
    ['a server that is not available', () => failure(503, 'Away')],
    [
      'a web page instead of the answer',
      () => new Response('<!doctype html><title>Sign in</title>'),
    ],
  ])('stays stored if sending fails because of %s', async (_, answer) => {
    host.on(record, answer)
    storeEntry('ada', pending)
    openList()
    await waitFor(() => expect(sent()).not.toEqual([]))
    await act(async () => {})
    expect(readEntries()).toEqual([pending])
  })

  it.each([
    [409, 'Parcel is blocked'],
    [409, 'Parcel is already delivered'],
    [404, 'Parcel not found'],
  ])('is refused with a %d, and keeps its input: %s', async (status, reason) => {
    host.on(record, () => failure(status, reason))
    storeEntry('ada', pending)
    openList()
    const outcome = { state: 'refused', reason, fieldErrors: [] }
    await waitFor(() => expect(readEntries()).toEqual([{ ...pending, outcome }]))
  })

  it('is not shown to another user, nor sent by them', async () => {
    setOnline(false)
    storeEntry('ada', pending)
    openOutbox('grace')
    setOnline(true)
    const { leave } = openList('grace')
    expect(screen.queryByRole('region', { name: 'Saved handovers' })).toBeNull()
    discardEntry(pending)
    leave()
    openOutbox('ada')
    expect(readEntries()).toEqual([pending])
    expect(sent()).toEqual([])
  })

  it('does not reappear if it was discarded while being sent', async () => {
    const answer = later()
    host.on(record, answer.handler)
    storeEntry('ada', pending)
    openList()
    await waitFor(() => expect(sent()).toHaveLength(1))
    act(() => discardEntry(pending))
    answer.answer(ok(delivered))
    await act(async () => {})
    expect(readEntries()).toEqual([])
  })

  it('is not stored if the browser has no space for it', async () => {
    const signature = '9'.repeat(1_600_000)
    const large = [{ ...handover, delivery: { signature } }]
    const added = [await addEntries(large), await addEntries(large), await addEntries(large)]
    expect(added.map((entries) => entries !== null)).toEqual([true, true, false])
    expect(await addEntries([handover])).toHaveLength(1)
  })
})

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
