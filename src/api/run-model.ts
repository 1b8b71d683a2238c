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
  /** As 2026-03-04. */
  day: string
  name: string | null
  courier: Courier
  state: RunState
  /** Named with each change that a planner makes. */
  version: number
  actions: RunAction[]
}

export interface RunSummary extends RunHead {
  stops: number
  /** Stops of whose parcels something became. */
  doneStops: number
  parcels: number
  /** kg */
  weight: number
}

export interface Run extends RunHead {
  startedAt: string | null
  finishedAt: string | null
  /** In the order in which they are driven to. */
  stops: RunStop[]
}

export interface RunStop {
  id: string
  address: string
  /** Null where it is not known. */
  coordinates: StopCoordinates | null
  parcels: RunParcel[]
}

export interface RunParcel {
  id: string
  trackingId: string
  /** Their name. */
  receiver: string
  receiverPhone: string | null
  parcelType: ParcelType
  /** kg */
  weight: number
  note: string | null
  status: ParcelStatus
  isBlocked: boolean
  actions: ParcelAction[]
  /** Null until something became of the parcel on this run. */
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
  /** There are more than these. */
  isCapped: boolean
}

/** A run, and the version of it that the planner has seen. */
export type SeenRun = Pick<RunHead, 'id' | 'version'>
