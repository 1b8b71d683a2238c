import { setup, stateIn, transition } from 'xstate'
import type {
  DeliveryStatus,
  Parcel,
  ParcelAction,
  ParcelStatus,
  Role,
  ScannedStatus,
  StatusUpdate,
} from '../openapi.d.ts'
import type { MoveRefusal } from '../domain/answer-texts.ts'
import { listOfAll } from '../domain/exhaustive-list.ts'
import { parcelActions } from '../domain/parcel-actions.ts'

/** Statuses of a delivery: its milestones in their order, then CANCELED. */
export const deliveryStatuses = listOfAll<DeliveryStatus>()([
  'REQUESTED',
  'APPROVED',
  'DISPATCHED',
  'IN_TRANSIT',
  'DELIVERED',
  'CANCELED',
])

/** Statuses that a parcel can show on this server, in the order of lists and counts. */
export const shownStatuses = [...deliveryStatuses, 'BLOCKED'] as const satisfies ParcelStatus[]

/** Milestones of a delivery without problems. */
export const deliveryMilestones = [
  'REQUESTED',
  'APPROVED',
  'DISPATCHED',
  'IN_TRANSIT',
  'DELIVERED',
] as const satisfies readonly DeliveryStatus[]

/** Statuses that a parcel can be scanned as: all milestones but the first. */
export const scannedStatuses = listOfAll<ScannedStatus>()([
  'APPROVED',
  'DISPATCHED',
  'IN_TRANSIT',
  'DELIVERED',
])

/** Events, named by the role that may send them and the action. */
export type LifecycleEvent =
  | { type: `ADMIN.set.${DeliveryStatus}` }
  | { type: `ADMIN.scan.${ScannedStatus}` }
  | { type: 'ADMIN.recordDelivery' }
  | { type: 'ADMIN.recordAttempt' }
  | { type: 'ADMIN.undoAttempt' }
  | { type: 'ADMIN.block' }
  | { type: 'ADMIN.unblock' }
  | { type: `COURIER.scan.${CourierStatus}` }
  | { type: 'COURIER.recordDelivery' }
  | { type: 'COURIER.recordAttempt' }
  | { type: 'COURIER.undoAttempt' }
  | { type: `COURIER.undoDelivery.${UnderWayStatus}` }
  | { type: 'SENDER.cancel' }
  | { type: 'RECEIVER.confirmDelivery' }

/** Statuses that a courier can scan a parcel as; only administrators approve. */
type CourierStatus = Exclude<ScannedStatus, 'APPROVED'>

/** Statuses from which a courier delivers, and to which an undone delivery goes back. */
type UnderWayStatus = Extract<DeliveryStatus, 'DISPATCHED' | 'IN_TRANSIT'>

/**
 * Lifecycle of a parcel: the server checks each change against it, the client's controls follow it, and
 * drawings and tests are generated from it. An administrator may set the delivery to any status at any time,
 * blocked or not. A scan only moves it forward by one step, or from dispatch straight to delivery if a scan
 * was missed. Which parcels a courier may change is decided by the run.
 */
export const parcelLifecycleMachine = setup({
  types: { events: {} as LifecycleEvent },
  guards: {
    'it is not blocked': stateIn({ block: 'unblocked' }),
  },
}).createMachine({
  id: 'parcelLifecycle',
  type: 'parallel',
  states: {
    delivery: {
      initial: 'REQUESTED',
      on: {
        'ADMIN.set.REQUESTED': '.REQUESTED',
        'ADMIN.set.APPROVED': '.APPROVED',
        'ADMIN.set.DISPATCHED': '.DISPATCHED',
        'ADMIN.set.IN_TRANSIT': '.IN_TRANSIT',
        'ADMIN.set.DELIVERED': '.DELIVERED',
        'ADMIN.set.CANCELED': '.CANCELED',
      } satisfies Record<`ADMIN.set.${DeliveryStatus}`, `.${DeliveryStatus}`>,
      states: {
        REQUESTED: {
          on: {
            'SENDER.cancel': { target: 'CANCELED', guard: 'it is not blocked' },
            'ADMIN.scan.APPROVED': { target: 'APPROVED', guard: 'it is not blocked' },
          },
        },
        APPROVED: {
          on: {
            'SENDER.cancel': { target: 'CANCELED', guard: 'it is not blocked' },
            'ADMIN.scan.DISPATCHED': { target: 'DISPATCHED', guard: 'it is not blocked' },
            'COURIER.scan.DISPATCHED': { target: 'DISPATCHED', guard: 'it is not blocked' },
          },
        },
        DISPATCHED: {
          on: {
            'ADMIN.recordDelivery': { target: 'DELIVERED', guard: 'it is not blocked' },
            'ADMIN.recordAttempt': { target: 'DISPATCHED', guard: 'it is not blocked' },
            'COURIER.recordDelivery': { target: 'DELIVERED', guard: 'it is not blocked' },
            'COURIER.recordAttempt': { target: 'DISPATCHED', guard: 'it is not blocked' },
            'ADMIN.undoAttempt': { target: 'DISPATCHED', guard: 'it is not blocked' },
            'COURIER.undoAttempt': { target: 'DISPATCHED', guard: 'it is not blocked' },
            'RECEIVER.confirmDelivery': { target: 'DELIVERED', guard: 'it is not blocked' },
            'ADMIN.scan.IN_TRANSIT': { target: 'IN_TRANSIT', guard: 'it is not blocked' },
            'ADMIN.scan.DELIVERED': { target: 'DELIVERED', guard: 'it is not blocked' },
            'COURIER.scan.IN_TRANSIT': { target: 'IN_TRANSIT', guard: 'it is not blocked' },
            'COURIER.scan.DELIVERED': { target: 'DELIVERED', guard: 'it is not blocked' },
          },
        },
        IN_TRANSIT: {
          on: {
            'ADMIN.recordDelivery': { target: 'DELIVERED', guard: 'it is not blocked' },
            'ADMIN.recordAttempt': { target: 'IN_TRANSIT', guard: 'it is not blocked' },
            'COURIER.recordDelivery': { target: 'DELIVERED', guard: 'it is not blocked' },
            'COURIER.recordAttempt': { target: 'IN_TRANSIT', guard: 'it is not blocked' },
            'ADMIN.undoAttempt': { target: 'IN_TRANSIT', guard: 'it is not blocked' },
            'COURIER.undoAttempt': { target: 'IN_TRANSIT', guard: 'it is not blocked' },
            'RECEIVER.confirmDelivery': { target: 'DELIVERED', guard: 'it is not blocked' },
            'ADMIN.scan.DELIVERED': { target: 'DELIVERED', guard: 'it is not blocked' },
            'COURIER.scan.DELIVERED': { target: 'DELIVERED', guard: 'it is not blocked' },
          },
        },
        DELIVERED: {
          on: {
            'COURIER.undoDelivery.DISPATCHED': { target: 'DISPATCHED', guard: 'it is not blocked' },
            'COURIER.undoDelivery.IN_TRANSIT': { target: 'IN_TRANSIT', guard: 'it is not blocked' },
          },
        },
        CANCELED: {},
      },
    },
    block: {
      initial: 'unblocked',
      states: {
        unblocked: { on: { 'ADMIN.block': 'blocked' } },
        blocked: { on: { 'ADMIN.unblock': 'unblocked' } },
      },
    },
  },
})

/** Fields of a parcel that its lifecycle depends on. */
export interface LifecycleState {
  delivery: DeliveryStatus
  isBlocked: boolean
}

export const newParcelState: LifecycleState = { delivery: 'REQUESTED', isBlocked: false }

export type Move = { allowed: true; next: LifecycleState } | { allowed: false; reason: MoveRefusal }

/**
 * Applies the event to the parcel, or returns why it is refused. Setting the current status, or
 * blocking a blocked parcel, is allowed and changes nothing.
 */
export function move(state: LifecycleState, event: LifecycleEvent): Move {
  const snapshot = snapshotOf(state)
  if (snapshot.can(event))
    return {
      allowed: true,
      next: lifecycleStateIn(transition(parcelLifecycleMachine, snapshot, event)[0]),
    }
  if (isRepeat(state, event)) return { allowed: true, next: state }
  return { allowed: false, reason: refusalOf(state, event) }
}

/** Status that the parcel shows: BLOCKED while it is blocked, else the status of the delivery. */
export const statusOf = (state: LifecycleState): ParcelStatus =>
  state.isBlocked ? 'BLOCKED' : state.delivery

/** True if the courier may hand the parcel over now. */
export const isUnderWay = ({ delivery, isBlocked }: LifecycleState): boolean =>
  !isBlocked && (delivery === 'DISPATCHED' || delivery === 'IN_TRANSIT')

/** Reason why a parcel cannot be on a courier's run. */
export type ObstacleToRun = 'isBlocked' | 'isNotApprovedYet' | 'isDelivered' | 'isCanceled'

/** Null if the parcel can be on a courier's run. */
export const obstacleToRun = ({ delivery, isBlocked }: LifecycleState): ObstacleToRun | null =>
  isBlocked ? 'isBlocked' : obstacles[delivery]

const obstacles: Record<DeliveryStatus, ObstacleToRun | null> = {
  REQUESTED: 'isNotApprovedYet',
  APPROVED: null,
  DISPATCHED: null,
  IN_TRANSIT: null,
  DELIVERED: 'isDelivered',
  CANCELED: 'isCanceled',
}

/** Actions that a caller of this role can take now, for a parcel that they may see. */
export function actionsFor(role: Role, state: LifecycleState): ParcelAction[] {
  const key = `${role} ${state.delivery} ${statusOf(state)}`
  const known = knownActions.get(key) ?? findActions(role, state)
  knownActions.set(key, known)
  return [...known]
}

// Cached, because a list of thousands of parcels needs the same few results again and again.
const knownActions = new Map<string, ParcelAction[]>()

function findActions(role: Role, state: LifecycleState): ParcelAction[] {
  const snapshot = snapshotOf(state)
  return parcelActions.filter((action) =>
    eventsOfAction[action].some(
      (event) => event.type.startsWith(`${role}.`) && snapshot.can(event),
    ),
  )
}

export const setStatusEvent = (status: StatusUpdate['status']): LifecycleEvent => ({
  type: `ADMIN.set.${status}`,
})

/** Event of a scan by a caller of this role; undefined if the role may not scan this status. */
export function scanEvent(role: CarryingRole, status: ScannedStatus): LifecycleEvent | undefined {
  if (role === 'ADMIN') return { type: `ADMIN.scan.${status}` }
  return status === 'APPROVED' ? undefined : { type: `COURIER.scan.${status}` }
}

/**
 * Event that takes a delivery back; undefined if the role may not set this status. Which delivery, and for how
 * long, is in `domain/result-undo.ts`.
 */
export function undoDeliveryEvent(
  role: CarryingRole,
  backTo: DeliveryStatus,
): LifecycleEvent | undefined {
  if (role === 'ADMIN') return setStatusEvent(backTo)
  return backTo === 'DISPATCHED' || backTo === 'IN_TRANSIT'
    ? { type: `COURIER.undoDelivery.${backTo}` }
    : undefined
}

/** Roles that carry and hand over parcels. */
export type CarryingRole = Extract<Role, 'ADMIN' | 'COURIER'>

/** Events of an action, one for each role that has it. */
const eventsOfAction: Record<ParcelAction, readonly [LifecycleEvent, ...LifecycleEvent[]]> = {
  // Represents all six statuses of the dialog, because each of them is always possible.
  updateStatus: [{ type: 'ADMIN.set.APPROVED' }],
  recordDelivery: [{ type: 'ADMIN.recordDelivery' }, { type: 'COURIER.recordDelivery' }],
  recordAttempt: [{ type: 'ADMIN.recordAttempt' }, { type: 'COURIER.recordAttempt' }],
  block: [{ type: 'ADMIN.block' }],
  unblock: [{ type: 'ADMIN.unblock' }],
  cancel: [{ type: 'SENDER.cancel' }],
  confirmDelivery: [{ type: 'RECEIVER.confirmDelivery' }],
}

/**
 * Reason why an action is disabled for this parcel; null if it is possible. The `status` of a
 * blocked parcel does not tell the status of its delivery, so the block is given as the reason.
 */
export function reasonAgainst(
  action: ParcelAction,
  parcel: Pick<Parcel, 'status' | 'isBlocked' | 'isCanceled'>,
): MoveRefusal | null {
  // The reason is the same for each role that has the action.
  const [event] = eventsOfAction[action]
  if (parcel.isBlocked || parcel.status === 'BLOCKED') {
    const outcome = move({ delivery: 'REQUESTED', isBlocked: true }, event)
    return outcome.allowed ? null : outcome.reason
  }
  const delivery = parcel.isCanceled
    ? 'CANCELED'
    : deliveryStatuses.find((one) => one === parcel.status)
  if (delivery === undefined) return null
  const outcome = move({ delivery, isBlocked: false }, event)
  return outcome.allowed ? null : outcome.reason
}

function snapshotOf({ delivery, isBlocked }: LifecycleState) {
  return parcelLifecycleMachine.resolveState({
    value: { delivery, block: isBlocked ? 'blocked' : 'unblocked' },
  })
}

function lifecycleStateIn(snapshot: ReturnType<typeof snapshotOf>): LifecycleState {
  return { delivery: snapshot.value.delivery, isBlocked: snapshot.value.block === 'blocked' }
}

function isRepeat(state: LifecycleState, event: LifecycleEvent): boolean {
  return (
    (event.type === 'ADMIN.block' && state.isBlocked) ||
    (event.type === 'ADMIN.unblock' && !state.isBlocked)
  )
}

function refusalOf({ delivery, isBlocked }: LifecycleState, { type }: LifecycleEvent): MoveRefusal {
  if (isBlocked) return 'parcelIsBlocked'
  if (type.endsWith('.undoAttempt')) return 'noAttemptToUndo'
  if (type.includes('.undoDelivery.')) return 'parcelIsNotDelivered'
  const { cancel, deliver, scan } = refusals[delivery]
  if (type === 'SENDER.cancel') return cancel ?? 'notPossibleForParcel'
  const scanned = scannedStatuses.findIndex((status) => type.endsWith(`.scan.${status}`))
  if (scanned < 0) return deliver ?? 'notPossibleForParcel'
  const isBeyond = scanned > scannedStatuses.findIndex((status) => status === delivery)
  return (isBeyond ? scan.tooEarly : scan.again) ?? 'notPossibleForParcel'
}

interface Refusals {
  /** Reason why the sender cannot cancel; left out if they can. */
  cancel?: MoveRefusal
  /** Reason against recording or confirming a delivery, or a failed attempt; left out if there is none. */
  deliver?: MoveRefusal
  /** Reasons against a scan as a milestone that is not next yet, and as one that is reached or past. */
  scan: { tooEarly?: MoveRefusal; again?: MoveRefusal }
}

const refusals: Record<DeliveryStatus, Refusals> = {
  REQUESTED: {
    deliver: 'parcelIsNotDispatchedYet',
    scan: { tooEarly: 'parcelIsNotApprovedYet' },
  },
  APPROVED: {
    deliver: 'parcelIsNotDispatchedYet',
    scan: { tooEarly: 'parcelIsNotDispatchedYet', again: 'parcelIsApprovedAlready' },
  },
  DISPATCHED: {
    cancel: 'cannotCancelAfterDispatch',
    scan: { again: 'parcelIsDispatchedAlready' },
  },
  IN_TRANSIT: {
    cancel: 'cannotCancelAfterDispatch',
    scan: { again: 'parcelIsInTransitAlready' },
  },
  DELIVERED: {
    cancel: 'cannotCancelAfterDispatch',
    deliver: 'parcelIsDeliveredAlready',
    scan: { again: 'parcelIsDeliveredAlready' },
  },
  CANCELED: {
    cancel: 'parcelIsCanceled',
    deliver: 'parcelIsCanceled',
    scan: { tooEarly: 'parcelIsCanceled', again: 'parcelIsCanceled' },
  },
}
