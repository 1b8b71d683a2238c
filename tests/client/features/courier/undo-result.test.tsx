import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, test, vi } from 'vitest'
import { readEntries, removeSentEntries, undoableUntil } from '../../../../src/stores/outbox.ts'
import type { OutboxEntry } from '../../../../src/stores/outbox-storage.ts'
import { failure, ok } from '../../../support/host.ts'
import { lost } from '../../support/answers.ts'
import {
  attention,
  bar,
  changes,
  delivered,
  hold,
  host,
  keys,
  open,
  record,
  sent,
  setOnline,
  stop,
  threeStops,
  type Person,
} from '../../support/courier.tsx'
import { dialogClosed } from '../../support/dialog.ts'
import { storeEntry } from '../../support/outbox.ts'

vi.mock('signature_pad', () => import('../../support/drawing.ts'))

const undoDelivery = 'PATCH /api/parcel/undo-delivery/{parcelId}'
const undoAttempt = 'PATCH /api/parcel/undo-attempt/{parcelId}'
const undone = () => {
  hold(threeStops)
  return ok(null)
}
const states = () => readEntries().map(({ action, outcome }) => [action.type, outcome.state])
const undo = (person: Person, name: string) =>
  person.click(screen.getByRole('button', { name: `Undo: ${name}` }))

async function couldNotDeliver(person: Person) {
  await person.click(bar().getByRole('button', { name: 'Could not deliver' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(dialog.getByRole('radio', { name: 'No one home' }))
  await person.click(dialog.getByRole('button', { name: 'Record attempt' }))
  await dialogClosed()
}

it('A result that is not sent yet is only taken out of the outbox', async () => {
  const { person } = open()
  await stop(1)
  act(() => setOnline(false))
  await delivered(person)
  await stop(2)
  await undo(person, 'Delivery of TRK-1')
  await stop(1)
  expect(bar().getByRole('button', { name: 'Deliver' })).toBeVisible()
  expect(readEntries()).toEqual([])
  act(() => setOnline(true))
  await waitFor(() => expect(screen.getByText('0 of 3 stops')).toBeVisible())
  expect(sent()).toEqual([])
})

it.each([
  ['Delivery of TRK-1', delivered, undoDelivery],
  ['Failed attempt for TRK-1', couldNotDeliver, undoAttempt],
])('%s: the server undoes it once it was sent', async (name, recordIt, call) => {
  host.on(call, undone)
  const { person } = open()
  await stop(1)
  await recordIt(person)
  await waitFor(() => expect(states()).toContainEqual([expect.any(String), 'sent']))
  await undo(person, name)
  await stop(1)
  await waitFor(() => expect(sent().at(-1)).toBe(call.replace('{parcelId}', 'p-1')))
  expect(changes().at(-1)?.query).toEqual({ runId: 'run-1' })
  expect(new Set(keys()).size).toBe(2)
  expect(await screen.findByText('0 of 3 stops')).toBeVisible()
  await waitFor(() => expect(readEntries()).toEqual([]), { timeout: 4000 })
})

it('A delivery whose answer was lost is not sent again, but undone if the server has it', async () => {
  host.on(record, lost)
  host.on(undoDelivery, () =>
    failure(409, 'Parcel is not delivered', { messageCode: 'parcelIsNotDelivered' }),
  )
  const { person } = open()
  await stop(1)
  await delivered(person)
  await waitFor(() => expect(readEntries()[0]?.isTried).toBe(true))
  await undo(person, 'Delivery of TRK-1')
  act(() => setOnline(true))
  await waitFor(() => expect(sent().at(-1)).toBe('PATCH /api/parcel/undo-delivery/p-1'))
  await waitFor(() => expect(states()).not.toContainEqual(['undo', 'pending']))
  expect(sent().filter((call) => call.startsWith('POST'))).toHaveLength(1)
  expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull()
})

const tooLate = 'It is too late to undo this. Please tell the depot.'

it('An undo that comes too late leaves the delivery, and says why', async () => {
  host.on(undoDelivery, () => failure(409, tooLate, { messageCode: 'tooLateTellTheDepot' }))
  const { person } = open()
  await stop(1)
  await delivered(person)
  await waitFor(() => expect(states()).toEqual([['deliver', 'sent']]))
  await undo(person, 'Delivery of TRK-1')
  await screen.findByRole('region', { name: 'Needs attention' })
  expect(attention().getByRole('alert')).toHaveTextContent(tooLate)
  expect(await screen.findByText('1 of 3 stops')).toBeVisible()
})

it('All parcels of a stop are taken back together', async () => {
  const { person } = open()
  await stop(1)
  act(() => setOnline(false))
  await person.click(bar().getByRole('button', { name: 'Next' }))
  await stop(2)
  await delivered(person)
  await undo(person, 'Delivery of TRK-2, Delivery of TRK-3')
  await stop(2)
  expect(readEntries()).toEqual([])
})

const now = Date.now()
const deliver = { type: 'deliver', runId: 'run-1', parcelId: 'p-1', trackingId: 'TRK-1' } as const
const entry = (change: Partial<OutboxEntry>): OutboxEntry => ({
  key: 'key-1',
  order: 1,
  recordedAt: new Date(now).toISOString(),
  action: { ...deliver, delivery: {} },
  outcome: { state: 'pending' },
  ...change,
})
const refusal: OutboxEntry['outcome'] = { state: 'refused', reason: 'No', fieldErrors: [] }

test.each<[string, Partial<OutboxEntry>, number | null]>([
  ['as long as it is unsent', {}, Infinity],
  ['for less than a minute once sent', { outcome: { state: 'sent', sentAt: now } }, now + 50_000],
  ['never once refused', { outcome: refusal }, null],
  ['never if it is no result', { action: { type: 'start', runId: 'run-1' } }, null],
])('An entry can be taken back %s', (_title, change, until) => {
  expect(undoableUntil(entry(change))).toBe(until)
})

test.each([
  [49_000, 1],
  [51_000, 0],
])('A result that was sent %d ms ago stays with %d entries, to be undone', (age, count) => {
  storeEntry('cem', entry({ outcome: { state: 'sent', sentAt: Date.now() - age } }))
  removeSentEntries(Date.now())
  expect(readEntries()).toHaveLength(count)
})
