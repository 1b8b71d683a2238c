import { expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { scanSessionMachine } from '../../machines/scan-session.ts'
import type { KeptScans, ScanCalls, ScanOutcome } from '../../machines/scan-session.ts'

const reading = (trackingId: string, key = `key of ${trackingId}`) => ({
  key,
  trackingId,
  readAt: '2026-03-01T10:00:00.000Z',
})
const accepted: ScanOutcome = { state: 'accepted', toAddress: 'Hill 2' }
const refused: ScanOutcome = { state: 'refused', reason: 'Parcel is blocked', isSettled: false }

/** A session whose calls are answered by the test. */
function openSession(kept: KeptScans | null = null) {
  const rounds: ScanCalls[] = []
  const sent: string[] = []
  const clock = new SimulatedClock()
  const sendScans = fromCallback<{ type: 'SEND'; scan: ReturnType<typeof reading> }, ScanCalls>(
    ({ input, receive }) => {
      rounds.push(input)
      receive(({ scan }) => sent.push(scan.key))
    },
  )
  const machine = scanSessionMachine.provide({ actors: { sendScans } })
  const actor = createActor(machine, { clock }).start()
  if (kept) actor.send({ type: 'RESTORE', kept })
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

it('An administrator scans on while no answer has come, and each scan is sent at once', () => {
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

it('An administrator who scans a parcel again sees so, and nothing is sent', () => {
  const { start, read, sent, now, outcomes } = openSession()
  start()
  read('A')
  read('A', 'another key')
  expect(now().context.last).toEqual({ trackingId: 'A', isRepeat: true })
  expect(sent).toEqual(['key of A'])
  expect(outcomes()).toEqual([['A', 'waiting']])
})

it('An administrator scans a refused parcel again under a new key, once it can go on', () => {
  const { actor, start, read, answer, sent, now } = openSession()
  start()
  read('A')
  answer('key of A', refused)
  actor.send({ type: 'SETTLE', key: 'key of A' })
  expect(now().context.scans[0]?.outcome).toEqual({ ...refused, isSettled: true })
  read('A', 'another key')
  answer('another key', accepted)
  expect(sent).toEqual(['key of A', 'another key'])
  expect(now().context.scans).toEqual([{ ...reading('A', 'another key'), outcome: accepted }])
})

it('Scans without a connection are kept, and sent in their order under their own keys', () => {
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
  const scans = [reading('A'), reading('B')]
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

it('A kept session goes on where it was, and sends what waits', () => {
  const scans = [
    { ...reading('B'), outcome: { state: 'waiting' as const } },
    { ...reading('A'), outcome: accepted },
  ]
  const { now, rounds, read } = openSession({ status: 'IN_TRANSIT', scans })
  expect(now().value).toEqual({ scanning: 'connected' })
  expect(rounds).toMatchObject([{ status: 'IN_TRANSIT', scans: [reading('B')] }])
  read('A')
  expect(now().context.last).toEqual({ trackingId: 'A', isRepeat: true })
})

it('A new session knows nothing of the one before', () => {
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
