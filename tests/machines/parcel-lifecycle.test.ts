import { describe, expect, test } from 'vitest'
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { answerTexts } from '../../domain/answer-texts.ts'
import {
  actionsFor,
  deliveryStatuses,
  move,
  newParcelState,
  parcelLifecycleMachine,
  reasonAgainst,
  scanEvent,
  scannedStatuses,
  setStatusEvent,
  statusOf,
  undoDeliveryEvent,
  type CarryingRole,
  type LifecycleEvent,
  type LifecycleState,
  type Move,
} from '../../machines/parcel-lifecycle.ts'
import type { DeliveryStatus, ParcelAction, Role, ScannedStatus } from '../../openapi.d.ts'

const states: LifecycleState[] = deliveryStatuses.flatMap((delivery) => [
  { delivery, isBlocked: false },
  { delivery, isBlocked: true },
])
const named = (state: LifecycleState) =>
  `${state.isBlocked ? 'blocked ' : ''}${state.delivery} parcel`

const stateFrom = ({ delivery, block }: ParcelValue): LifecycleState => ({
  delivery,
  isBlocked: block === 'blocked',
})
type Snapshot = ReturnType<typeof parcelLifecycleMachine.resolveState>
type ParcelValue = Snapshot['value']
interface Edge {
  event: LifecycleEvent
  state: Snapshot
}

const adminEvents: LifecycleEvent[] = [
  ...deliveryStatuses.map(setStatusEvent),
  ...scansBy('ADMIN'),
  { type: 'ADMIN.block' },
  { type: 'ADMIN.unblock' },
  { type: 'ADMIN.undoAttempt' },
]
/** Events that couriers have in common with administrators. */
const courierEvents: LifecycleEvent[] = [
  ...scansBy('COURIER'),
  { type: 'COURIER.recordDelivery' },
  { type: 'COURIER.recordAttempt' },
  { type: 'COURIER.undoAttempt' },
  { type: 'COURIER.undoDelivery.DISPATCHED' },
  { type: 'COURIER.undoDelivery.IN_TRANSIT' },
]
const attempt: LifecycleEvent = { type: 'ADMIN.recordAttempt' }
const handOver: LifecycleEvent = { type: 'ADMIN.recordDelivery' }
const cancel: LifecycleEvent = { type: 'SENDER.cancel' }
const confirm: LifecycleEvent = { type: 'RECEIVER.confirmDelivery' }
const events = [...adminEvents, ...courierEvents, handOver, attempt, cancel, confirm]

function scansBy(role: CarryingRole): LifecycleEvent[] {
  return scannedStatuses.flatMap((status) => scanEvent(role, status) ?? [])
}

/** A move, with the reason for a refusal in English. */
type ToldMove = Extract<Move, { allowed: true }> | { allowed: false; reason: string }

const refused = (reason: string): ToldMove => ({ allowed: false, reason })
const told = (outcome: Move): ToldMove =>
  outcome.allowed ? outcome : refused(answerTexts[outcome.reason])

interface Rule {
  /** Refusal to cancel as the sender; null if they can. */
  cancel: string | null
  /** Why a delivery or a failed attempt cannot be recorded in this status; null if it can. */
  deliver: string | null
  /** Refusal of a scan as each milestone; null if the scan is allowed. */
  scan: Record<ScannedStatus, string | null>
}

const scans = (
  APPROVED: string | null,
  DISPATCHED: string | null,
  IN_TRANSIT: string | null,
  DELIVERED: string | null,
) => ({ APPROVED, DISPATCHED, IN_TRANSIT, DELIVERED })
const everyScan = (reason: string) => scans(reason, reason, reason, reason)

/** The rules, written separately from the machine; a new status has to be added here, too. */
const rules: Record<DeliveryStatus, Rule> = {
  REQUESTED: {
    cancel: null,
    deliver: 'Parcel has not been dispatched yet',
    scan: { ...everyScan('Parcel has not been approved yet'), APPROVED: null },
  },
  APPROVED: {
    cancel: null,
    deliver: 'Parcel has not been dispatched yet',
    scan: scans(
      'Parcel is already approved',
      null,
      'Parcel has not been dispatched yet',
      'Parcel has not been dispatched yet',
    ),
  },
  DISPATCHED: {
    cancel: 'Cannot cancel parcel after dispatch',
    deliver: null,
    scan: scans('Parcel is already dispatched', 'Parcel is already dispatched', null, null),
  },
  IN_TRANSIT: {
    cancel: 'Cannot cancel parcel after dispatch',
    deliver: null,
    scan: { ...everyScan('Parcel is already in transit'), DELIVERED: null },
  },
  DELIVERED: {
    cancel: 'Cannot cancel parcel after dispatch',
    deliver: 'Parcel is already delivered',
    scan: everyScan('Parcel is already delivered'),
  },
  CANCELED: {
    cancel: 'Parcel is canceled',
    deliver: 'Parcel is canceled',
    scan: everyScan('Parcel is canceled'),
  },
}

function expectedMove({ delivery, isBlocked }: LifecycleState, event: LifecycleEvent): ToldMove {
  if (event.type === 'ADMIN.block') return { allowed: true, next: { delivery, isBlocked: true } }
  if (event.type === 'ADMIN.unblock') return { allowed: true, next: { delivery, isBlocked: false } }
  const set = deliveryStatuses.find((status) => event.type === `ADMIN.set.${status}`)
  if (set !== undefined) return { allowed: true, next: { delivery: set, isBlocked } }

  if (isBlocked) return refused('Parcel is blocked')
  const undone = (['DISPATCHED', 'IN_TRANSIT'] as const).find(
    (status) => event.type === `COURIER.undoDelivery.${status}`,
  )
  if (undone !== undefined)
    return delivery === 'DELIVERED'
      ? { allowed: true, next: { delivery: undone, isBlocked } }
      : refused('Parcel is not delivered')
  if (event.type.endsWith('.undoAttempt'))
    return rules[delivery].deliver === null
      ? { allowed: true, next: { delivery, isBlocked } }
      : refused('There is no failed attempt to undo')
  const scanned = scannedStatuses.find((status) => event.type.endsWith(`.scan.${status}`))
  if (scanned !== undefined) {
    const reason = rules[delivery].scan[scanned]
    return reason === null
      ? { allowed: true, next: { delivery: scanned, isBlocked } }
      : refused(reason)
  }
  const isAttempt = event.type.endsWith('.recordAttempt')
  const isCancel = event.type === 'SENDER.cancel'
  const reason = isCancel ? rules[delivery].cancel : rules[delivery].deliver
  if (reason !== null) return refused(reason)
  if (isAttempt) return { allowed: true, next: { delivery, isBlocked } }
  return { allowed: true, next: { delivery: isCancel ? 'CANCELED' : 'DELIVERED', isBlocked } }
}

describe.each(states.map((state) => [named(state), state] as const))(
  'a parcel that is %s',
  (_, state) => {
    test.each(events.map((event) => [event.type, event] as const))(
      '%s follows the rules',
      (_type, event) => {
        expect(told(move(state, event))).toEqual(expectedMove(state, event))
      },
    )

    test('offers every role exactly the actions that would change something', () => {
      const offered = (role: Role) => actionsFor(role, state)
      expect({
        ADMIN: offered('ADMIN'),
        SENDER: offered('SENDER'),
        RECEIVER: offered('RECEIVER'),
        COURIER: offered('COURIER'),
      }).toEqual({
        ADMIN: [
          'updateStatus',
          ...(expectedMove(state, handOver).allowed ? ['recordDelivery'] : []),
          ...(expectedMove(state, attempt).allowed ? ['recordAttempt'] : []),
          state.isBlocked ? 'unblock' : 'block',
        ],
        SENDER: expectedMove(state, cancel).allowed ? ['cancel'] : [],
        RECEIVER: expectedMove(state, confirm).allowed ? ['confirmDelivery'] : [],
        COURIER: [
          ...(expectedMove(state, handOver).allowed ? ['recordDelivery'] : []),
          ...(expectedMove(state, attempt).allowed ? ['recordAttempt'] : []),
        ],
      })
    })

    test('tells a client from the API’s fields alone why a control is disabled', () => {
      const wire = {
        status: statusOf(state),
        isBlocked: state.isBlocked,
        isCanceled: state.delivery === 'CANCELED',
      }
      const why = (action: ParcelAction, event: LifecycleEvent) => {
        const outcome = expectedMove(state, event)
        const reason = reasonAgainst(action, wire)
        expect([action, reason && answerTexts[reason]]).toEqual([
          action,
          outcome.allowed ? null : outcome.reason,
        ])
      }
      why('cancel', cancel)
      why('confirmDelivery', confirm)
      why('recordDelivery', handOver)
      why('recordAttempt', attempt)
      why('block', { type: 'ADMIN.block' })
      why('unblock', { type: 'ADMIN.unblock' })
      why('updateStatus', setStatusEvent('APPROVED'))
    })
  },
)

describe('the machine as a whole', () => {
  test('a courier cannot approve', () => {
    expect(scanEvent('COURIER', 'APPROVED')).toBeUndefined()
  })

  test('a courier takes a delivery back only to a status from which they deliver', () => {
    const possible = deliveryStatuses.filter((one) => undoDeliveryEvent('COURIER', one))
    expect(possible).toEqual(['DISPATCHED', 'IN_TRANSIT'])
    expect(deliveryStatuses.map((one) => undoDeliveryEvent('ADMIN', one))).toEqual(
      deliveryStatuses.map(setStatusEvent),
    )
  })

  test('a new parcel is requested, and can reach each of the states', () => {
    const paths = getShortestPaths(parcelLifecycleMachine, { events })
    const reached = paths.map((path) => stateFrom(path.state.value))
    expect(reached).toHaveLength(states.length)
    expect(reached).toEqual(expect.arrayContaining(states))
    expect(newParcelState).toEqual({ delivery: 'REQUESTED', isBlocked: false })
  })

  test('each of its transitions is made by move()', () => {
    const map = getAdjacencyMap(parcelLifecycleMachine, { events })
    const edges = Object.values(map).flatMap(({ state, transitions }) =>
      Object.values<Edge>(transitions).map((edge) => ({ from: stateFrom(state.value), ...edge })),
    )
    expect(edges).toHaveLength(states.length * events.length)
    for (const { from, event, state } of edges) {
      const outcome = move(from, event)
      expect([named(from), event.type, outcome.allowed ? outcome.next : from]).toEqual([
        named(from),
        event.type,
        stateFrom(state.value),
      ])
    }
  })

  test('unblocking shows the status of the delivery again', () => {
    expect(states.map(statusOf)).toEqual(
      states.map(({ delivery, isBlocked }) => (isBlocked ? 'BLOCKED' : delivery)),
    )
  })

  test('a server that shows UNBLOCKED as a status disables nothing', () => {
    const wire = { status: 'UNBLOCKED', isBlocked: false, isCanceled: false } as const
    expect(reasonAgainst('cancel', wire)).toBeNull()
    expect(reasonAgainst('confirmDelivery', wire)).toBeNull()
  })
})
