import { isDeepStrictEqual } from 'node:util'
import { getShortestPaths } from 'xstate/graph'
import type { SnapshotFrom } from 'xstate'
import { beforeAll, describe, expect, test } from 'vitest'
import { stateInWords } from '../../../machines/graph/parts.ts'
import { parcelLifecycleEvents } from '../../../machines/scenarios/parcel.ts'
import {
  deliveryStatuses,
  move,
  newParcelState,
  parcelLifecycleMachine,
  scanEvent,
  scannedStatuses,
  setStatusEvent,
  statusOf,
} from '../../../machines/parcel-lifecycle.ts'
import type { ScannedStatus } from '../../../openapi.d.ts'
import { sentenceOf } from '../../../server/http/sentences.ts'
import type { OperationId } from '../../../server/http/openapi/operation.ts'
import type {
  CarryingRole,
  LifecycleEvent,
  LifecycleState,
  Move,
} from '../../../machines/parcel-lifecycle.ts'
import { uncovered, shortestPaths } from '../../../machines/graph/shortest-paths.ts'
import { registeredMachine } from '../../machines/support/registry-entry.ts'
import { dayInZone } from '../../../domain/day-in-zone.ts'
import { findOpenRun } from '../../../server/runs/couriers-repository.ts'
import { putOnRun } from '../../../server/runs/stops-repository.ts'
import type { Answered } from '../support/api.ts'
import { apiForFile } from '../support/for-file.ts'
import { placeParcel } from '../support/placed-parcels.ts'
import { storedParcel } from '../support/rows.ts'

const api = await apiForFile({ TIME_ZONE: 'UTC' }, { tick: 1 })
const users = {
  ADMIN: await api.signedIn('ADMIN', 'Ada Admin'),
  SENDER: await api.signedIn('SENDER', 'Sam Sender'),
  RECEIVER: await api.signedIn('RECEIVER', 'Rita Receiver'),
  COURIER: await api.signedIn('COURIER', 'Cem Courier'),
}

type Snapshot = SnapshotFrom<typeof parcelLifecycleMachine>
type NamedEvent = Exclude<LifecycleEvent['type'], `${string}.${'set' | 'scan'}.${string}`>

const asAdmin = () => api.as(users.ADMIN)
const asCourier = () => api.as(users.COURIER)

/** Sends each event as the user in its name. */
const calls: Record<NamedEvent, (id: string) => Promise<Answered<OperationId>>> = {
  'ADMIN.recordDelivery': (id) => asAdmin().recordDelivery(id, { receivedBy: 'Rita' }),
  'ADMIN.recordAttempt': (id) => asAdmin().recordDeliveryAttempt(id, { reason: 'REFUSED' }),
  'COURIER.recordDelivery': (id) => asCourier().recordDelivery(id, { receivedBy: 'Rita' }),
  'COURIER.recordAttempt': (id) => asCourier().recordDeliveryAttempt(id, { reason: 'REFUSED' }),
  'ADMIN.block': (id) => asAdmin().blockParcel(id, { block: true }),
  'ADMIN.unblock': (id) => asAdmin().blockParcel(id, { block: false }),
  'SENDER.cancel': (id) => api.as(users.SENDER).cancelParcel(id),
  'ADMIN.undoAttempt': (id) => asAdmin().undoDeliveryAttempt(id),
  'COURIER.undoAttempt': (id) => asCourier().undoDeliveryAttempt(id),
  'COURIER.undoDelivery.DISPATCHED': (id) => asCourier().undoDelivery(id),
  'COURIER.undoDelivery.IN_TRANSIT': (id) => asCourier().undoDelivery(id),
  'RECEIVER.confirmDelivery': (id) => api.as(users.RECEIVER).confirmDelivery(id),
}

async function scan(id: string, role: CarryingRole, status: ScannedStatus) {
  const { parcel } = await storedParcel(api.db, id)
  return api.as(users[role]).scanParcel({ trackingId: parcel.tracking_id, status })
}

async function send(type: string, id: string): Promise<Answered<OperationId>> {
  if (type.startsWith('COURIER.')) await giveToCourier(id)
  for (const role of ['ADMIN', 'COURIER'] as const) {
    const scanned = scannedStatuses.find((one) => scanEvent(role, one)?.type === type)
    if (scanned !== undefined) return scan(id, role, scanned)
  }
  const status = deliveryStatuses.find((one) => setStatusEvent(one).type === type)
  if (status !== undefined) return asAdmin().updateParcelStatus(id, { status })
  const call = calls[type as NamedEvent]
  if (call === undefined) throw new Error(`No request is known for ${type}`)
  return call(id)
}

/** Records the result that the event takes back, which the lifecycle does not ask for. */
async function recordBefore(type: string, id: string): Promise<void> {
  const backTo = deliveryStatuses.find((status) => type === `COURIER.undoDelivery.${status}`)
  if (backTo !== undefined) {
    await asAdmin().updateParcelStatus(id, { status: backTo })
    await send('COURIER.recordDelivery', id)
  }
  if (type.endsWith('.undoAttempt')) await send(type.replace('undo', 'record'), id)
}

/** Puts the parcel, in any state, on a run of the courier that is given out. */
async function giveToCourier(id: string): Promise<void> {
  if (await findOpenRun(api.db, id)) return
  const day = dayInZone(api.now(), 'UTC')
  const { body } = await asAdmin().createRun({ day, courierId: users.COURIER.id })
  await api.db.transaction((transaction) =>
    putOnRun(transaction, body.data._id, [{ id, to_address: '8 Quay Road, Hull' }]),
  )
  await asAdmin().giveOutRun(body.data._id, { version: body.data.version })
}

const stateOf = ({ value }: Pick<Snapshot, 'value'>): LifecycleState => ({
  delivery: value.delivery,
  isBlocked: value.block === 'blocked',
})

const lifecycle = registeredMachine('parcel-lifecycle')
const paths = shortestPaths(lifecycle)

describe('the paths through the life of a parcel, on the real server', () => {
  test('together take every transition', () => {
    const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
    console.log(`${paths.length} paths, ${steps} calls; ${places.length} places.`)
    expect(uncovered(lifecycle.machine, paths)).toEqual({ states: [], transitions: [] })
  })

  test.each(
    paths.map(
      (path) => [path.steps.map(({ description }) => description).join(', then '), path] as const,
    ),
  )('%s', async (_title, { steps }) => {
    const id = await placeParcel(api, users.SENDER, users.RECEIVER)
    let state = newParcelState
    for (const { event, snapshot } of steps) {
      await recordBefore(event.type, id)
      const before = await storedParcel(api.db, id)
      const next = stateOf(snapshot as Snapshot)
      const answer = await send(event.type, id)
      expect(answer.status).toBe(200)
      expect(answer.body.data).toMatchObject(wireOf(next))
      const after = await storedParcel(api.db, id)
      expect(rowOf(after)).toEqual(next)
      expect(after.log.slice(0, before.log.length)).toEqual(before.log)
      const added = after.log.slice(before.log.length)
      const isTold = event.type.endsWith('Attempt') || !isDeepStrictEqual(state, next)
      expect(added.map((entry) => entry.updated_by)).toEqual(
        isTold ? [parsePerson(event.type).id] : [],
      )
      state = next
    }
  })
})

interface Place {
  snapshot: Snapshot
  /** The events that lead there from a new parcel. */
  way: string[]
}

const places: Place[] = getShortestPaths(parcelLifecycleMachine, {
  events: parcelLifecycleEvents.map(({ event }) => event as LifecycleEvent),
}).map(({ state, steps }) => ({
  snapshot: state,
  way: steps.slice(1).map(({ event }) => event.type),
}))

describe.each(places.map((place) => [stateInWords(place.snapshot.value), place] as const))(
  'a parcel that is %s',
  (_title, { snapshot, way }) => {
    const state = stateOf(snapshot)
    const events = parcelLifecycleEvents.map(({ event }) => event as LifecycleEvent)
    let id = ''
    beforeAll(async () => {
      id = await placeParcel(api, users.SENDER, users.RECEIVER)
      for (const type of way) await send(type, id)
    })

    test('arrives there by requests', async () => {
      expect(rowOf(await storedParcel(api.db, id))).toEqual(state)
    })

    test('refuses every event that the lifecycle does not know here, and no row changes', async () => {
      const before = await storedParcel(api.db, id)
      for (const event of events.filter((one) => !snapshot.can(one) && !isSame(state, one))) {
        const { status, body } = await send(event.type, id)
        expect([event.type, status, body.message]).toEqual([
          event.type,
          409,
          refusalIn(move(state, event)),
        ])
        expect(await storedParcel(api.db, id)).toEqual(before)
      }
    })

    test('accepts a repeat of its current status, and no row changes', async () => {
      const before = await storedParcel(api.db, id)
      for (const event of events.filter((one) => isSame(state, one))) {
        const { status, body } = await send(event.type, id)
        expect([event.type, status]).toEqual([event.type, 200])
        expect(body.data).toMatchObject(wireOf(state))
        expect(await storedParcel(api.db, id)).toEqual(before)
      }
    })
  },
)

const refusalIn = (outcome: Move) =>
  outcome.allowed ? 'It is allowed' : sentenceOf(outcome.reason).message

/** Events that ask for the current status. */
const isSame = ({ delivery, isBlocked }: LifecycleState, { type }: LifecycleEvent) =>
  type === setStatusEvent(delivery).type || type === (isBlocked ? 'ADMIN.block' : 'ADMIN.unblock')

const wireOf = (state: LifecycleState) => ({
  status: statusOf(state),
  isBlocked: state.isBlocked,
  isCanceled: state.delivery === 'CANCELED',
})

const rowOf = ({ parcel }: Awaited<ReturnType<typeof storedParcel>>): LifecycleState => ({
  delivery: parcel.delivery_status,
  isBlocked: parcel.is_blocked,
})

const parsePerson = (type: string) => users[type.split('.')[0] as keyof typeof users]
