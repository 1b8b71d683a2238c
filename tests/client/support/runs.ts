import type { Run, RunParcel, RunStop, RunSummary, UnplannedParcel } from '../../../openapi.d.ts'
import { ok } from '../../support/host.ts'
import type { Answers } from './open-page.tsx'

const cem = { _id: 'c-1', name: 'Cem Courier' }
const draft: Omit<Run, 'stops'> = {
  _id: 'r-1',
  day: '2026-03-04',
  name: 'City',
  courier: cem,
  state: 'DRAFT',
  version: 3,
  actions: ['plan', 'assign', 'giveOut', 'delete'],
}

export const wireRunSummary = (change: Partial<RunSummary> = {}): RunSummary => ({
  ...draft,
  stops: 12,
  doneStops: 0,
  parcels: 15,
  weight: 40.5,
  ...change,
})

export const wireRun = (change: Partial<Run> = {}): Run => ({
  ...draft,
  stops: [],
  ...change,
})

export const wireRunParcel = (change: Partial<RunParcel> = {}): RunParcel => ({
  _id: 'p-1',
  trackingId: 'TRK-A',
  receiver: 'Rita Receiver',
  parcelType: 'PACKAGE',
  weight: 2,
  status: 'DISPATCHED',
  isBlocked: false,
  actions: [],
  ...change,
})

/** A stop of one parcel, whose IDs share a name. */
export const wireStop = (
  id: string,
  address: string,
  change: Partial<RunParcel> = {},
): RunStop => ({
  _id: `s-${id}`,
  address,
  parcels: [wireRunParcel({ _id: `p-${id}`, trackingId: `TRK-${id.toUpperCase()}`, ...change })],
})

export const unplanned = (id: string, address: string, postcode?: string): UnplannedParcel => ({
  _id: id,
  trackingId: `TRK-${id.toUpperCase()}`,
  address,
  ...(postcode !== undefined && { postcode }),
  receiver: 'Rita Receiver',
  weight: 2.5,
  status: 'APPROVED',
})

/** A host with these runs, with unplanned parcels and one courier. */
export const boardHost = (runs: RunSummary[], parcels: UnplannedParcel[]): Answers => ({
  'GET /api/runs': () => ok(runs),
  'GET /api/runs/unplanned': () => ok(parcels, { page: 1, limit: 2000, total: parcels.length }),
  'GET /api/user/couriers': () => ok([cem]),
})
