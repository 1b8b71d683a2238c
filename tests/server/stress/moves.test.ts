import assert from 'node:assert/strict'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeEach, expect, it } from 'vitest'
import {
  deliveryStatuses,
  move,
  setStatusEvent,
  statusOf,
  type LifecycleEvent,
  type LifecycleState,
} from '../../../machines/parcel-lifecycle.ts'
import { parcelLifecycleEvents } from '../../../machines/scenarios/parcel.ts'
import type { Parcel } from '../../../openapi.d.ts'
import { sentenceOf } from '../../../server/http/sentences.ts'
import type { Operation } from '../../../server/http/openapi/contract.ts'
import { apiForFile } from '../support/for-file.ts'
import { everyState, placeParcel } from '../support/placed-parcels.ts'
import { storedParcel } from '../support/rows.ts'
import { fingerprint } from '../support/tables.ts'
import { everyCaller, refusalOfCaller, type Caller, type Parties } from './support/callers.ts'
import { createTally, expectNoneLost, patience, printFigures } from './support/stress-run.ts'
import { contract } from '../../../server/contract.ts'

// Every operation by every caller on every parcel, from the contract; the expected results come
// from the lifecycle.
let parties: Parties
let callers: Caller[]
let print: string
const api = await apiForFile()
beforeEach(async () => {
  await api.reset()
  ;({ parties, callers } = await everyCaller(api))
})

const onParcels = [...contract.operations.values()].filter(({ path }) =>
  path.includes('{parcelId}'),
)

interface Attempt {
  event: LifecycleEvent | null
  /** Roles of the operation, if other roles have an event of their own for it. */
  roles?: string[]
  payload?: object
  /** Reason to refuse what the lifecycle allows; null if nothing more is asked. */
  refusal?: (caller: Caller, state: LifecycleState) => string | null
  /** The answer is about the parcel, but is not the parcel itself. */
  isAboutParcel?: true
}

/** Null: the operation only reads. */
const attempts: Record<string, Attempt[]> = {
  getParcel: [{ event: null }],
  getDelivery: [{ event: null, isAboutParcel: true }],
  // No code was tried, so nothing changes.
  resetHandoverCode: [{ event: null }],
  cancelParcel: [{ event: { type: 'SENDER.cancel' } }],
  confirmDelivery: [{ event: { type: 'RECEIVER.confirmDelivery' } }],
  updateParcelStatus: deliveryStatuses.map((status) => ({
    event: setStatusEvent(status),
    payload: { status },
  })),
  recordDeliveryAttempt: [
    { event: { type: 'ADMIN.recordAttempt' }, payload: { reason: 'REFUSED' } },
  ],
  // Returns to the status before the administrator of the parties delivered it.
  undoDelivery: [
    {
      event: setStatusEvent('REQUESTED'),
      roles: ['ADMIN', 'COURIER'],
      refusal: ({ person }, { delivery, isBlocked }) => {
        if (isBlocked) return 'Parcel is blocked'
        if (delivery !== 'DELIVERED') return 'Parcel is not delivered'
        return person?.id === parties.admin.id ? null : 'Someone else recorded the delivery'
      },
    },
  ],
  undoDeliveryAttempt: [
    {
      event: { type: 'ADMIN.undoAttempt' },
      refusal: (_, { isBlocked }) =>
        isBlocked ? 'Parcel is blocked' : 'There is no failed attempt to undo',
    },
  ],
  recordDelivery: [{ event: { type: 'ADMIN.recordDelivery' }, payload: {} }],
  blockParcel: [true, false].map((block) => ({
    event: { type: block ? 'ADMIN.block' : 'ADMIN.unblock' },
    payload: { block },
  })),
}

const tally = createTally()
afterAll(() => {
  printFigures('moves: operation × role × owner × blocks × status', tally)
  expectNoneLost(tally)
})

it.each(onParcels)(
  '$id: no caller moves a parcel beyond role, owner and lifecycle',
  { timeout: patience },
  async (operation) => {
    const tries = attempts[operation.id]
    assert.ok(tries, `Say above what ${operation.id} does to a parcel`)
    for (const { event, roles } of tries) {
      // The lifecycle names the role of each event, which x-roles must not contradict.
      if (event !== null) assert.deepEqual(operation.roles, roles ?? rolesWith(event))
    }
    for (const caller of callers) {
      const isRefused = refusalOfCaller(operation, caller) !== null
      // A caller without permission is refused in every state of the parcel.
      for (const state of isRefused ? everyState.slice(0, 2) : everyState) {
        await tryAll(operation, isRefused ? tries.slice(0, 1) : tries, caller, state)
      }
    }
  },
)

/** The roles are in the contract's order. */
function rolesWith({ type }: LifecycleEvent): string[] {
  const verb = type.slice(type.indexOf('.'))
  const all = parcelLifecycleEvents.map(({ event }) => event.type)
  return ['ADMIN', 'SENDER', 'RECEIVER', 'COURIER'].filter((role) =>
    all.some((one) => one === `${role}${verb}`),
  )
}

async function tryAll(
  operation: Operation,
  tries: Attempt[],
  caller: Caller,
  state: LifecycleState,
) {
  let id: string | null = null
  for (const attempt of tries) {
    const { event, payload, isAboutParcel } = attempt
    if (id === null) {
      const { sender, receiver, admin: by } = partiesFor(caller)
      id = await placeParcel(api, sender, receiver, { state, by })
      print = await fingerprint(api.db)
    }
    const wanted = expectation(operation, caller, state, attempt)
    const parcelBefore = await storedParcel(api.db, id)
    const answer = await send(operation, id, caller, payload)
    const what = `${caller.name}, ${event?.type ?? 'reads'}, ${state.delivery} ${state.isBlocked}`
    const { message, data } = answer.json<{ message: string; data?: Parcel }>()
    tally.tried += 1
    if (typeof wanted[1] === 'string') {
      tally.refused += 1
      assert.deepEqual([what, answer.statusCode, message], [what, ...wanted])
      assert.deepEqual([what, await fingerprint(api.db)], [what, print])
      continue
    }
    const next = wanted[1]
    const shown = isAboutParcel ? undefined : statusOf(next)
    expect([what, answer.statusCode, data?.status]).toEqual([what, 200, shown])
    const { parcel, log } = await storedParcel(api.db, id)
    const isMoved = next.delivery !== state.delivery || next.isBlocked !== state.isBlocked
    // A failed attempt is logged each time, though the parcel keeps its status.
    const isWritten = isMoved || event?.type === 'ADMIN.recordAttempt'
    const added = log.slice(parcelBefore.log.length).map((entry) => entry.updated_by)
    const due = {
      ...parcelBefore.parcel,
      delivery_status: next.delivery,
      is_blocked: next.isBlocked,
      updated_at: parcel.updated_at,
      is_attempted: event?.type === 'ADMIN.recordAttempt',
    }
    if (event !== null) {
      const isThere =
        parcel.delivery_status === next.delivery && parcel.is_blocked === next.isBlocked
      tally.compare(what, isThere && (!isWritten || added.length > 0))
    }
    expect([what, parcel]).toEqual([what, due])
    expect([what, added]).toEqual([what, isWritten ? [caller.person?.id] : []])
    if (isWritten) id = null
    else assert.deepEqual([what, await fingerprint(api.db)], [what, print])
  }
}

const send = (
  { method, path }: Operation,
  id: string,
  { cookies }: Caller,
  payload?: object,
): Promise<LightMyRequestResponse> =>
  api.app.inject({
    method,
    url: path.replace('{parcelId}', id),
    cookies,
    ...(payload === undefined ? {} : { payload }),
  })

/** A blocked sender or receiver has their own parcels; all others use parcels of the first two. */
function partiesFor({ person, isBlocked }: Caller): Parties {
  if (!isBlocked || person === null) return parties
  if (person.role === 'SENDER') return { ...parties, sender: person }
  return person.role === 'RECEIVER' ? { ...parties, receiver: person } : parties
}

function expectation(
  operation: Operation,
  caller: Caller,
  state: LifecycleState,
  { event, refusal: furtherRefusal }: Attempt,
): [number, string] | [number, LifecycleState] {
  const refusal = refusalOfCaller(operation, caller)
  if (refusal !== null) return refusal
  const { person } = caller
  const owners = [parties.sender.id, parties.receiver.id]
  if (person?.role !== 'ADMIN' && !owners.includes(person?.id ?? ''))
    return [404, 'Parcel not found']
  if (event === null) return [200, state]
  const further = furtherRefusal?.(caller, state) ?? null
  if (further !== null) return [409, further]
  const outcome = move(state, event)
  return outcome.allowed ? [200, outcome.next] : [409, sentenceOf(outcome.reason).message]
}
