import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { KeptHandovers } from '../../../../src/features/parcels/delivery/kept-handovers.tsx'
import { RecordDeliveryControl } from '../../../../src/features/parcels/delivery/record-delivery-control.tsx'
import { startSending } from '../../../../src/features/parcels/delivery/send-handovers.ts'
import {
  discardHandover,
  keepHandover,
  keptHandovers,
  openHandovers,
} from '../../../../src/stores/kept-handovers.ts'
import type { KeptHandover } from '../../../../src/stores/kept-handovers.ts'
import { failure, later, ok, standInHost } from '../../../support/host.ts'
import type { Host } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { dialogClosed } from '../../support/dialog.ts'
import { openPage } from '../../support/open-page.tsx'
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
const kept: KeptHandover = {
  key: 'key-of-p-1',
  parcelId: 'p-1',
  trackingId: 'TRK-1',
  takenAt: new Date(2026, 2, 2, 9, 5).toISOString(),
  delivery: { receivedBy: 'Rita', handoverCode: '1234', signature: 'iVBORw0KGgo=', photo: '/9j/' },
  outcome: { state: 'waiting' },
}

let host: Host
beforeEach(() => {
  stubResizeObserver()
  localStorage.clear()
  openHandovers(null)
  openHandovers('ada')
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
const list = () => within(screen.getByRole('region', { name: 'Kept handovers' }))
const shownOutcome = () => list().getByRole('status').textContent
const seeRecorded = () =>
  waitFor(() => expect(shownOutcome()).toBe('TRK-1: the delivery is recorded.'))
const openKept = (userId = 'ada') => openPage(<KeptHandovers userId={userId} />, '/admin/parcels')

describe('Without a connection, a handover', () => {
  async function handOver() {
    const { person } = openPage(
      <>
        <KeptHandovers userId="ada" />
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

  it('is kept with all that was taken down, and sent once when it is back', async () => {
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
    expect(sent()).toEqual([{ body: { receivedBy: 'Rita' }, key: keptHandovers()[0]?.key }])
    expect(keptHandovers().map(({ delivery }) => delivery)).toEqual([{}])
  })

  it('stays in the dialog where the browser has no room for it', async () => {
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

  it('whose first try got no answer is kept under the key of that try', async () => {
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

describe('A handover that was kept', () => {
  it('and refused says why, and is put right with its signature and photo', async () => {
    const message = 'The handover code is wrong. 4 tries are left.'
    host.on(record, () => refused('handoverCode', message))
    keepHandover(kept)
    const { person } = openKept()
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
    expect(first).toEqual({ body: kept.delivery, key: kept.key })
    expect(second?.body).toEqual({ ...kept.delivery, handoverCode: '4321' })
    expect(second?.key).not.toBe(kept.key)
  })

  it('is thrown away after a question', async () => {
    setOnline(false)
    keepHandover(kept)
    const { person } = openKept()
    await person.click(list().getByRole('button', { name: 'Discard' }))
    const question = within(await screen.findByRole('dialog', { name: 'Discard this handover?' }))
    await person.click(question.getByRole('button', { name: 'Keep it' }))
    expect(keptHandovers()).toEqual([kept])
    await person.click(list().getByRole('button', { name: 'Discard' }))
    const again = within(await screen.findByRole('dialog', { name: 'Discard this handover?' }))
    await person.click(again.getByRole('button', { name: 'Discard' }))
    expect(localStorage).toHaveLength(0)
  })

  it.each([
    ['a session that has ended', () => failure(401, 'Please log in')],
    ['a blocked account', () => failure(403, 'Your account is blocked')],
    ['a server that is busy', () => failure(429, 'Too many tries')],
    ['a server that is away', () => failure(503, 'Away')],
    ['an answer of something else', () => new Response('<!doctype html><title>Sign in</title>')],
  ])('waits on for %s', async (_, answer) => {
    host.on(record, answer)
    keepHandover(kept)
    const stop = startSending('ada')
    await waitFor(() => expect(sent()).not.toEqual([]))
    await act(async () => {})
    stop()
    expect(keptHandovers()).toEqual([kept])
  })

  it.each([
    [409, 'Parcel is blocked'],
    [409, 'Parcel is already delivered'],
    [404, 'Parcel not found'],
  ])('is refused by a %d, and keeps what was taken down: %s', async (status, reason) => {
    host.on(record, () => failure(status, reason))
    keepHandover(kept)
    const stop = startSending('ada')
    const outcome = { state: 'refused', reason, fieldErrors: [] }
    await waitFor(() => expect(keptHandovers()).toEqual([{ ...kept, outcome }]))
    stop()
  })

  it('is neither shown to another user nor sent by them', async () => {
    setOnline(false)
    keepHandover(kept)
    openHandovers('grace')
    setOnline(true)
    openKept('grace')
    expect(screen.queryByRole('region', { name: 'Kept handovers' })).toBeNull()
    expect(discardHandover(kept)).toBeUndefined()
    openHandovers('ada')
    expect(keptHandovers()).toEqual([kept])
    expect(sent()).toEqual([])
  })

  it('that was discarded while it was on its way does not come back', async () => {
    const answer = later()
    host.on(record, answer.handler)
    keepHandover(kept)
    const stop = startSending('ada')
    await waitFor(() => expect(sent()).toHaveLength(1))
    discardHandover(kept)
    answer.answer(ok(delivered))
    await waitFor(() => expect(host.calls().length).toBeGreaterThan(0))
    stop()
    expect(keptHandovers()).toEqual([])
  })

  it('finds no room beyond what the browser leaves to all of them', () => {
    const photo = '9'.repeat(1_600_000)
    const large = (parcelId: string) => ({ ...kept, parcelId, delivery: { photo } })
    expect(['p-1', 'p-2', 'p-3'].map((id) => keepHandover(large(id)))).toEqual([true, true, false])
    expect(keepHandover({ ...kept, parcelId: 'p-4' })).toBe(true)
  })
})

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
