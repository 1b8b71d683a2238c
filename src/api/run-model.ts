import type {
  DeliveryFailure,
  ParcelAction,
  ParcelStatus,
  ParcelType,
  RunAction,
  RunState,
  StopCoordinates,
} from '../../openapi.d.ts'

export interface Courier {
  id: string
  name: string
}

interface RunHead {
  id: string
  /** Day as YYYY-MM-DD. */
  day: string
  name: string | null
  courier: Courier
  state: RunState
  /** Sent with each change that a planner makes, so that a conflict is noticed. */
  version: number
  actions: RunAction[]
}

export interface RunSummary extends RunHead {
  stops: number
  /** Stops whose parcels all have a result: delivered, attempted or canceled. */
  doneStops: number
  parcels: number
  /** kg */
  weight: number
}

export interface Run extends RunHead {
  startedAt: string | null
  finishedAt: string | null
  /** Stops in the order of the route. */
  stops: RunStop[]
}

export interface RunStop {
  id: string
  address: string
  /** Null where they are unknown. */
  coordinates: StopCoordinates | null
  parcels: RunParcel[]
}

export interface RunParcel {
  id: string
  trackingId: string
  /** Name of the receiver. */
  receiver: string
  receiverPhone: string | null
  parcelType: ParcelType
  /** kg */
  weight: number
  note: string | null
  status: ParcelStatus
  isBlocked: boolean
  actions: ParcelAction[]
  /** Null until the parcel was delivered, attempted or canceled on this run. */
  result: RunResult | null
}

export interface RunResult {
  state: 'DELIVERED' | 'ATTEMPTED' | 'CANCELED'
  at: string
  failedAttempt: DeliveryFailure | null
  note: string | null
}

/** A parcel that waits for a run. */
export interface UnplannedParcel {
  id: string
  trackingId: string
  address: string
  postcode: string | null
  receiver: string
  /** kg */
  weight: number
  status: ParcelStatus
}

export interface UnplannedParcels {
  parcels: UnplannedParcel[]
  /** True if there are more than these. */
  isCapped: boolean
}

/** A run, in the version that the planner has seen. */
export type SeenRun = Pick<RunHead, 'id' | 'version'>
