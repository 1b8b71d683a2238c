import assert from 'node:assert/strict'
import { sql } from 'kysely'
import {
  deliveryStatuses,
  move,
  setStatusEvent,
  statusOf,
  type LifecycleEvent,
  type LifecycleState,
} from '../../../../machines/parcel-lifecycle.ts'
import type { Parcel } from '../../../../openapi.d.ts'
import type { Api, Ask, Person } from '../../support/api.ts'
import { meanwhile } from '../../support/held-rows.ts'
import type { Tally } from './figures.ts'
import { gather, placeParcel, type Crowd } from './people.ts'
import { createRandom } from './random.ts'
import { storedParcel } from './stored-rows.ts'

/** Somebody's calls to one server; where there are several, to any of them. */
export type AskAnyone = (who: Person) => Ask

interface Moved {
  status: number
  body: { message: string; data: Parcel }
}

interface Move {
  event: LifecycleEvent
  who: Person
  call: () => Promise<Moved>
}

/**
 * Sender, receiver and two administrators move one parcel at the same moment, round after round.
 * Every second round all of them wait for the parcel's row first, so that they meet for certain.
 */
export async function raceOnParcels(
  api: Api,
  ask: AskAnyone,
  { seed, rounds }: { seed: number; rounds: number },
  tally: Tally,
): Promise<void> {
  const random = createRandom(seed)
  const crowd = await gather(api)
  Object.assign(tally.more, { rounds, seed })
  for (let round = 0; round < rounds; round += 1) {
    const start = { delivery: random.pick(startingPoints), isBlocked: random.chance(0.2) }
    const id = await placeParcel(api, crowd, start)
    const target = random.pick(deliveryStatuses)
    const moves = random.shuffled(movesOf(ask, crowd, id, target, random.chance(0.7)))
    const answers = await (round % 2 === 0 ? meet(api, id, moves) : atOnce(moves))
    tally.tried += answers.length
    tally.refused += answers.filter(({ status }) => status === 409).length
    const race = { id, start, moves, answers, round: `round ${round}, seed ${seed}` }
    await expectOneHistory(api, race, tally)
  }
}

const startingPoints = ['REQUESTED', 'APPROVED', 'APPROVED', 'DISPATCHED', 'IN_TRANSIT'] as const

function movesOf(
  ask: AskAnyone,
  { admin, otherAdmin, sender, receiver }: Crowd,
  id: string,
  status: (typeof deliveryStatuses)[number],
  block: boolean,
): Move[] {
  return [
    { event: { type: 'SENDER.cancel' }, who: sender, call: () => ask(sender).cancelParcel(id) },
    {
      event: { type: 'RECEIVER.confirmDelivery' },
      who: receiver,
      call: () => ask(receiver).confirmDelivery(id),
    },
    {
      event: setStatusEvent(status),
      who: admin,
      call: () => ask(admin).updateParcelStatus(id, { status }),
    },
    {
      event: { type: block ? 'ADMIN.block' : 'ADMIN.unblock' },
      who: otherAdmin,
      call: () => ask(otherAdmin).blockParcel(id, { block }),
    },
  ]
}

const atOnce = (moves: Move[]) => Promise.all(moves.map(({ call }) => call()))

async function meet(api: Api, id: string, moves: Move[]) {
  const others = await meanwhile(api, (transaction) =>
    sql`select id from parcels where id = ${id} for update`.execute(transaction),
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

/** The log, walked by the lifecycle, ends at the row; and every answer was true at some moment. */
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
    const author = moves.find(({ who }) => who.id === entry.updated_by)
    assert.ok(author, `${round}: somebody else wrote ${entry.status}`)
    const outcome = move(states.at(-1) ?? start, author.event)
    assert.ok(outcome.allowed, `${round}: ${author.event.type} was not allowed and is in the log`)
    assert.equal(entry.status, shownBy(author.event), round)
    states.push(outcome.next)
  }
  const end = { delivery: parcel.delivery_status, isBlocked: parcel.is_blocked }
  assert.deepEqual(end, states.at(-1), `${round}: the row is not where the log ends`)
  assert.deepEqual(parcel.updated_at, log.at(-1)?.created_at, round)

  for (const [index, { status, body }] of answers.entries()) {
    const { event, who } = moves[index] ?? assert.fail()
    const entries = written.filter((entry) => entry.updated_by === who.id)
    if (status === 409) {
      assert.equal(entries.length, 0, `${round}: ${event.type} was refused and is in the log`)
      const reasons = states.map((state) => move(state, event))
      const isTrue = reasons.some((one) => !one.allowed && one.reason === body.message)
      assert.ok(isTrue, `${round}: ${event.type}: "${body.message}" was never so`)
      continue
    }
    assert.equal(status, 200, `${round}: ${event.type} got ${status} ${body.message}`)
    const isRepeat = states.some((state) => isDeeply(move(state, event), state))
    const isThere = entries.length === 1 || isRepeat
    tally.compare(`${round}: ${event.type}`, isThere)
    if (isThere) expectTrueAnswer(body.data, log, { start, states, round })
  }
}

// REQUESTED, then where the administrator brought it, then the block.
const stepsTo = ({ delivery, isBlocked }: LifecycleState) =>
  1 + (delivery === 'REQUESTED' ? 0 : 1) + (isBlocked ? 1 : 0)

function shownBy({ type }: LifecycleEvent): string {
  if (type === 'SENDER.cancel') return 'CANCELED'
  if (type === 'RECEIVER.confirmDelivery') return 'DELIVERED'
  if (type === 'ADMIN.block') return 'BLOCKED'
  return type === 'ADMIN.unblock' ? 'UNBLOCKED' : type.slice('ADMIN.set.'.length)
}

const isDeeply = (outcome: ReturnType<typeof move>, state: LifecycleState) =>
  outcome.allowed &&
  outcome.next.delivery === state.delivery &&
  outcome.next.isBlocked === state.isBlocked

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
