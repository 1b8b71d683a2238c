import assert from 'node:assert/strict'
import sql from 'sql-template-tag'
import {
  deliveryStatuses,
  move,
  setStatusEvent,
  statusOf,
  type LifecycleEvent,
  type LifecycleState,
} from '../../../../machines/parcel-lifecycle.ts'
import type { Parcel } from '../../../../openapi.d.ts'
import { sentenceOf } from '../../../../server/http/sentences.ts'
import type { Api, Person, Requests } from '../../support/api.ts'
import { meanwhile } from '../../support/held-rows.ts'
import { storedParcel } from '../../support/rows.ts'
import { placeParcel } from '../../support/placed-parcels.ts'
import { signInParties, type Parties } from './callers.ts'
import { createRandom, type Tally } from './stress-run.ts'

/** The requests of a user to one server, or to any of several. */
export type RequestsOf = (caller: Person) => Requests

interface Moved {
  status: number
  body: { message: string; data: Parcel }
}

interface Move {
  event: LifecycleEvent
  caller: Person
  send: () => Promise<Moved>
}

/**
 * Sender, receiver and four administrators move one parcel at the same moment, round after round.
 * In every second round, all of them wait for the parcel's row first, so that they certainly
 * collide.
 */
export async function raceOnParcels(
  api: Api,
  as: RequestsOf,
  { seed, rounds }: { seed: number; rounds: number },
  tally: Tally,
): Promise<void> {
  const random = createRandom(seed)
  const parties = {
    ...(await signInParties(api)),
    thirdAdmin: await api.signedIn('ADMIN'),
    fourthAdmin: await api.signedIn('ADMIN'),
  }
  Object.assign(tally.more, { rounds, seed })
  for (let round = 0; round < rounds; round += 1) {
    const start = { delivery: random.pick(startingPoints), isBlocked: random.chance(0.2) }
    const id = await placeParcel(api, parties.sender, parties.receiver, {
      state: start,
      by: parties.admin,
    })
    const target = random.pick(deliveryStatuses)
    const moves = random.shuffled(movesOf(as, parties, id, target, random.chance(0.7)))
    const answers = await (round % 2 === 0 ? meet(api, id, moves) : atOnce(moves))
    tally.tried += answers.length
    tally.refused += answers.filter(({ status }) => status === 409).length
    const race = { id, start, moves, answers, round: `round ${round}, seed ${seed}` }
    await expectOneHistory(api, race, tally)
  }
}

const startingPoints = ['REQUESTED', 'APPROVED', 'APPROVED', 'DISPATCHED', 'IN_TRANSIT'] as const

function movesOf(
  as: RequestsOf,
  parties: Parties & { thirdAdmin: Person; fourthAdmin: Person },
  id: string,
  status: (typeof deliveryStatuses)[number],
  block: boolean,
): Move[] {
  const { admin, otherAdmin, thirdAdmin, fourthAdmin, sender, receiver } = parties
  return [
    { event: { type: 'SENDER.cancel' }, caller: sender, send: () => as(sender).cancelParcel(id) },
    {
      event: { type: 'RECEIVER.confirmDelivery' },
      caller: receiver,
      send: () => as(receiver).confirmDelivery(id),
    },
    {
      event: { type: 'ADMIN.recordAttempt' },
      caller: thirdAdmin,
      send: () => as(thirdAdmin).recordDeliveryAttempt(id, { reason: 'WRONG_ADDRESS' }),
    },
    {
      event: { type: 'ADMIN.recordDelivery' },
      caller: fourthAdmin,
      send: () => as(fourthAdmin).recordDelivery(id, { receivedBy: 'Rita' }),
    },
    {
      event: setStatusEvent(status),
      caller: admin,
      send: () => as(admin).updateParcelStatus(id, { status }),
    },
    {
      event: { type: block ? 'ADMIN.block' : 'ADMIN.unblock' },
      caller: otherAdmin,
      send: () => as(otherAdmin).blockParcel(id, { block }),
    },
  ]
}

const atOnce = (moves: Move[]) => Promise.all(moves.map(({ send }) => send()))

async function meet(api: Api, id: string, moves: Move[]) {
  const others = await meanwhile(api, (transaction) =>
    transaction.query(sql`select id from parcels where id = ${id} for update`),
  )
  const answers = atOnce(moves)
  await others.hasWaiting(moves.length)
  await others.commit()
  return answers
}

interface Race {
  id: string
  start: LifecycleState
  moves: Move[]
  answers: Moved[]
  round: string
}

/** The log, replayed by the lifecycle, ends at the row; and every answer was true at some moment. */
async function expectOneHistory(
  { db }: Api,
  { id, start, moves, answers, round }: Race,
  tally: Tally,
) {
  const { parcel, log } = await storedParcel(db, id)
  const numbers = log.map((entry) => entry.entry_number)
  assert.deepEqual(
    numbers,
    [...numbers.keys()].map((index) => index + 1),
    round,
  )

  const written = log.slice(stepsTo(start))
  const states = [start]
  for (const entry of written) {
    const author = moves.find(({ caller }) => caller.id === entry.updated_by)
    assert.ok(author, `${round}: another caller wrote ${entry.status}`)
    const before = states.at(-1) ?? start
    const outcome = move(before, author.event)
    assert.ok(outcome.allowed, `${round}: ${author.event.type} was not allowed and is in the log`)
    assert.equal(entry.status, loggedBy(author.event, before), round)
    states.push(outcome.next)
  }
  const end = { delivery: parcel.delivery_status, isBlocked: parcel.is_blocked }
  assert.deepEqual(end, states.at(-1), `${round}: the row is not where the log ends`)
  assert.deepEqual(parcel.updated_at, log.at(-1)?.created_at, round)

  for (const [index, { status, body }] of answers.entries()) {
    const { event, caller } = moves[index] ?? assert.fail()
    const entries = written.filter((entry) => entry.updated_by === caller.id)
    if (status === 409) {
      assert.equal(entries.length, 0, `${round}: ${event.type} was refused and is in the log`)
      const reasons = states.map((state) => move(state, event))
      const isTrue = reasons.some(
        (one) => !one.allowed && sentenceOf(one.reason).message === body.message,
      )
      assert.ok(isTrue, `${round}: ${event.type}: "${body.message}" was never so`)
      continue
    }
    assert.equal(status, 200, `${round}: ${event.type} got ${status} ${body.message}`)
    const isRepeat = states.some((state) => isLeftAsItIs(state, event))
    const isThere = entries.length === 1 || isRepeat
    tally.compare(`${round}: ${event.type}`, isThere)
    if (isThere) expectTrueAnswer(body.data, log, { start, states, round })
  }
}

// REQUESTED, then the administrator's status, then the block.
const stepsTo = ({ delivery, isBlocked }: LifecycleState) =>
  1 + (delivery === 'REQUESTED' ? 0 : 1) + (isBlocked ? 1 : 0)

function loggedBy({ type }: LifecycleEvent, { delivery }: LifecycleState): string {
  if (type === 'ADMIN.recordAttempt') return delivery
  if (type === 'SENDER.cancel') return 'CANCELED'
  if (type === 'RECEIVER.confirmDelivery' || type === 'ADMIN.recordDelivery') return 'DELIVERED'
  if (type === 'ADMIN.block') return 'BLOCKED'
  return type === 'ADMIN.unblock' ? 'UNBLOCKED' : type.slice('ADMIN.set.'.length)
}

/** A failed attempt is logged each time, though the parcel keeps its status. */
function isLeftAsItIs(state: LifecycleState, event: LifecycleEvent): boolean {
  const outcome = move(state, event)
  return (
    event.type !== 'ADMIN.recordAttempt' &&
    outcome.allowed &&
    outcome.next.delivery === state.delivery &&
    outcome.next.isBlocked === state.isBlocked
  )
}

function expectTrueAnswer(
  answered: Parcel,
  log: { status: string }[],
  { start, states, round }: { start: LifecycleState; states: LifecycleState[]; round: string },
) {
  const seen = answered.statusLogs.map(({ status }) => status)
  assert.deepEqual(
    seen,
    log.slice(0, seen.length).map(({ status }) => status),
    round,
  )
  const then = states[seen.length - stepsTo(start)] ?? assert.fail(round)
  assert.equal(answered.status, statusOf(then), `${round}: an answer was never so`)
}
