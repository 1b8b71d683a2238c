import { expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { scanSessionMachine } from '../../machines/scan-session.ts'
import { handoverIn } from '../../machines/scans.ts'
import type { ScanSession, ScanCalls, ScanOutcome, SendEvent } from '../../machines/scans.ts'
import type { ScannedStatus } from '../../openapi.d.ts'

const reading = (trackingId: string, key = `key of ${trackingId}`) => ({
  key,
  trackingId,
  readAt: '2026-03-01T10:00:00.000Z',
})
/** A scan in the list, and its request. */
const scanned = (trackingId: string, status: ScannedStatus, key?: string) => ({
  ...reading(trackingId, key),
  status,
})
const call = (trackingId: string, status: ScannedStatus) => ({
  key: `key of ${trackingId}`,
  trackingId,
  status,
  readAt: '2026-03-01T10:00:00.000Z',
})
const accepted: ScanOutcome = { state: 'accepted', toAddress: 'Hill 2' }
const refused: ScanOutcome = { state: 'refused', reason: 'Parcel is blocked', isSettled: false }

/** A session whose calls are answered by the test. */
function openSession(session: ScanSession | null = null) {
  const rounds: ScanCalls[] = []
  const sent: string[] = []
  const undone: string[] = []
  const clock = new SimulatedClock()
  const sendScans = fromCallback<SendEvent, ScanCalls>(({ input, receive }) => {
    rounds.push(input)
    receive((event) =>
      event.type === 'SEND' ? sent.push(event.scan.key) : undone.push(event.undo.parcelId),
    )
  })
  const machine = scanSessionMachine.provide({ actors: { sendScans } })
  const actor = createActor(machine, { clock }).start()
  if (session) actor.send({ type: 'RESTORE', session })
  const start = () => {
    actor.send({ type: 'CHOOSE', status: 'DISPATCHED' })
    actor.send({ type: 'START' })
  }
  const read = (trackingId: string, key?: string) =>
    actor.send({ type: 'READ', ...reading(trackingId, key) })
  const answer = (key: string, outcome: ScanOutcome) =>
    actor.send({ type: 'scan.settled', key, outcome })
  const outcomes = () =>
    actor.getSnapshot().context.scans.map(({ trackingId, outcome }) => [trackingId, outcome.state])
  return {
    actor,
    clock,
    rounds,
    sent,
    undone,
    start,
    read,
    answer,
    outcomes,
    now: () => actor.getSnapshot(),
  }
}

it('An administrator cannot start without a status', () => {
  const { actor, now, start } = openSession()
  actor.send({ type: 'START' })
  expect(now().value).toBe('choosing')
  start()
  expect(now().value).toEqual({ scanning: 'connected' })
})

it('An administrator scans on while no answer has come, and each scan is sent immediately', () => {
  const { start, read, answer, sent, outcomes } = openSession()
  start()
  read('A')
  read('B')
  expect(sent).toEqual(['key of A', 'key of B'])
  answer('key of B', refused)
  answer('key of A', accepted)
  expect(outcomes()).toEqual([
    ['B', 'refused'],
    ['A', 'accepted'],
  ])
})

it('An administrator who scans a parcel again is told so, and nothing is sent', () => {
  const { start, read, sent, now, outcomes } = openSession()
  start()
  read('A')
  read('A', 'another key')
  expect(now().context.last).toEqual({ trackingId: 'A', isRepeat: true })
  expect(sent).toEqual(['key of A'])
  expect(outcomes()).toEqual([['A', 'waiting']])
})

it.each(['connected', 'offline'])(
  'A text that is no tracking ID is refused at once while %s',
  (state) => {
    const { actor, start, read, sent, now } = openSession()
    start()
    if (state === 'offline') actor.send({ type: 'scan.unreachable' })
    actor.send({ type: 'REFUSE', ...reading('TRKß'), reason: 'It types ß instead of -' })
    read('A')
    expect(sent).toEqual(state === 'offline' ? [] : ['key of A'])
    expect(now().context.scans).toEqual([
      { ...scanned('A', 'DISPATCHED'), outcome: { state: 'waiting' } },
      {
        ...scanned('TRKß', 'DISPATCHED'),
        outcome: { state: 'refused', reason: 'It types ß instead of -', isSettled: false },
      },
    ])
  },
)

it('An administrator scans a refused parcel again with a new key, once that is possible', () => {
  const { actor, start, read, answer, sent, now } = openSession()
  start()
  read('A')
  answer('key of A', refused)
  actor.send({ type: 'SETTLE', key: 'key of A' })
  expect(now().context.scans[0]?.outcome).toEqual({ ...refused, isSettled: true })
  read('A', 'another key')
  answer('another key', accepted)
  expect(sent).toEqual(['key of A', 'another key'])
  expect(now().context.scans).toEqual([
    { ...scanned('A', 'DISPATCHED', 'another key'), outcome: accepted },
  ])
})

it('Scans made while offline are kept, and sent in their order with their own keys', () => {
  const { actor, clock, start, read, answer, rounds, sent, now, outcomes } = openSession()
  start()
  read('A')
  actor.send({ type: 'scan.unreachable' })
  expect(now().value).toEqual({ scanning: 'offline' })
  read('B')
  expect(sent).toEqual(['key of A'])
  actor.send({ type: 'FINISH' })
  expect(now().value).toEqual({ scanning: 'offline' })

  clock.increment(5_000)
  const scans = [call('A', 'DISPATCHED'), call('B', 'DISPATCHED')]
  expect(rounds.at(-1)?.scans).toMatchObject(scans)
  actor.send({ type: 'scan.unreachable' })
  actor.send({ type: 'ONLINE' })
  expect(rounds).toHaveLength(3)
  answer('key of A', accepted)
  answer('key of B', accepted)
  expect(outcomes()).toEqual([
    ['B', 'accepted'],
    ['A', 'accepted'],
  ])
  actor.send({ type: 'FINISH' })
  expect(now().value).toBe('finished')
})

it('A stored session continues where it was, and sends the waiting scans', () => {
  const scans = [
    { ...scanned('B', 'IN_TRANSIT'), outcome: { state: 'waiting' as const } },
    { ...scanned('A', 'IN_TRANSIT'), outcome: accepted },
  ]
  const { now, rounds, read } = openSession({ status: 'IN_TRANSIT', scans })
  expect(now().value).toEqual({ scanning: 'connected' })
  expect(rounds).toMatchObject([{ scans: [call('B', 'IN_TRANSIT')] }])
  read('A')
  expect(now().context.last).toEqual({ trackingId: 'A', isRepeat: true })
})

it('A new session does not contain the previous one', () => {
  const { actor, start, read, answer, now } = openSession()
  start()
  read('A')
  answer('key of A', accepted)
  actor.send({ type: 'FINISH' })
  actor.send({ type: 'RESUME' })
  actor.send({ type: 'FINISH' })
  actor.send({ type: 'DISCARD' })
  expect([now().value, now().context]).toEqual([
    'choosing',
    { status: null, scans: [], last: null },
  ])
})

it('An administrator switches the status with one press, and earlier scans keep theirs', () => {
  const { actor, clock, start, read, answer, rounds, now } = openSession()
  start()
  read('A')
  actor.send({ type: 'scan.unreachable' })
  actor.send({ type: 'CHOOSE', status: 'IN_TRANSIT' })
  read('B')
  // The same parcel with another status is another scan.
  read('A', 'another key')
  clock.increment(5_000)
  expect(rounds.at(-1)?.scans).toEqual([
    call('A', 'DISPATCHED'),
    call('B', 'IN_TRANSIT'),
    { ...call('A', 'IN_TRANSIT'), key: 'another key' },
  ])
  for (const { key } of now().context.scans) answer(key, accepted)
  read('A', 'a third key')
  expect(now().context.last).toEqual({ trackingId: 'A', isRepeat: true })
  expect(now().context.scans.map(({ trackingId, status }) => [trackingId, status])).toEqual([
    ['A', 'IN_TRANSIT'],
    ['B', 'IN_TRANSIT'],
    ['A', 'DISPATCHED'],
  ])
})

it('Parcels that need a proof are handed over in their order, while others are scanned', () => {
  const { actor, start, read, answer, outcomes, now } = openSession()
  start()
  for (const id of ['A', 'B', 'C']) read(id)
  answer('key of B', { state: 'handover', parcelId: 'parcel-B' })
  answer('key of A', { state: 'handover', parcelId: 'parcel-A' })
  expect(handoverIn(now().context.scans)?.parcelId).toBe('parcel-A')
  answer('key of C', accepted)
  actor.send({ type: 'FINISH' })
  expect(now().value).toEqual({ scanning: 'connected' })

  actor.send({
    type: 'HANDOVER_ENDED',
    key: 'key of A',
    end: { state: 'recorded', toAddress: 'Hill 2' },
  })
  expect(now().context.last).toEqual({ trackingId: 'A', isRepeat: false })
  expect(handoverIn(now().context.scans)?.parcelId).toBe('parcel-B')
  actor.send({ type: 'HANDOVER_ENDED', key: 'key of B', end: { state: 'putAside', reason: null } })
  expect(outcomes()).toEqual([
    ['C', 'accepted'],
    ['B', 'putAside'],
    ['A', 'accepted'],
  ])
  expect(handoverIn(now().context.scans)).toBeUndefined()
})

it('A parcel that was put aside can be resolved, opened from the list, or scanned again', () => {
  const { actor, start, read, answer, sent, outcomes, now } = openSession()
  start()
  read('A')
  answer('key of A', { state: 'handover', parcelId: 'parcel-A' })
  const putAside = () =>
    actor.send({
      type: 'HANDOVER_ENDED',
      key: 'key of A',
      end: { state: 'putAside', reason: 'The handover code is wrong. 2 tries are left.' },
    })
  putAside()
  actor.send({ type: 'HAND_OVER', key: 'key of A' })
  expect(handoverIn(now().context.scans)?.parcelId).toBe('parcel-A')
  putAside()
  actor.send({ type: 'SETTLE', key: 'key of A' })
  expect(now().context.scans[0]?.outcome).toEqual({
    state: 'putAside',
    parcelId: 'parcel-A',
    reason: 'The handover code is wrong. 2 tries are left.',
    isSettled: true,
  })
  read('A', 'another key')
  expect(sent).toEqual(['key of A', 'another key'])
  expect(outcomes()).toEqual([['A', 'waiting']])
})

it('A parcel that can no longer be handed over is refused, with the reason', () => {
  const { actor, start, read, answer, now } = openSession()
  start()
  read('A')
  answer('key of A', { state: 'handover', parcelId: 'parcel-A' })
  const end = { state: 'impossible', reason: 'Parcel is blocked' } as const
  actor.send({ type: 'HANDOVER_ENDED', key: 'key of A', end })
  expect(now().context.scans[0]?.outcome).toEqual(refused)
})

const delivered: ScanOutcome = {
  state: 'accepted',
  toAddress: 'Hill 2',
  undo: { parcelId: 'parcel-A', until: '2026-03-01T10:00:10.000Z' },
}

it('An administrator undoes a delivery, and can scan the parcel again', () => {
  const { actor, start, read, answer, sent, undone, outcomes } = openSession()
  start()
  read('A')
  answer('key of A', delivered)
  actor.send({ type: 'UNDO', key: 'key of A' })
  actor.send({ type: 'UNDO', key: 'key of A' })
  expect(undone).toEqual(['parcel-A'])
  expect(outcomes()).toEqual([['A', 'undoing']])
  answer('key of A', { state: 'undone', backTo: 'IN_TRANSIT' })
  read('A', 'another key')
  expect(sent).toEqual(['key of A', 'another key'])
})

it('An undo made while offline is sent once the connection is back', () => {
  const { actor, start, read, answer, rounds, undone, now } = openSession()
  start()
  read('A')
  answer('key of A', delivered)
  actor.send({ type: 'scan.unreachable' })
  actor.send({ type: 'UNDO', key: 'key of A' })
  actor.send({ type: 'ONLINE' })
  expect(undone).toEqual([])
  expect(rounds.at(-1)).toEqual({
    scans: [],
    undos: [{ key: 'key of A', parcelId: 'parcel-A', toAddress: 'Hill 2' }],
  })
  actor.send({ type: 'FINISH' })
  expect(now().value).toEqual({ scanning: 'connected' })
})
