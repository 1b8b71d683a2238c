import { actionsFor, statusOf } from '../../machines/parcel-lifecycle.ts'
import { runActionsFor, type RunFacts } from '../../machines/run.ts'
import type { Courier, Role, Run, RunParcel, RunResult, RunSummary } from '../../openapi.d.ts'
import type { AppContext } from '../http/openapi/operation.ts'
import { lifecycleStateOf } from '../db/lifecycle-state.ts'
import { dayHasCome } from './day-has-come.ts'
import type { CourierRow } from './couriers-repository.ts'
import type { LocatedRunRow, ResultRow, RunHeadRow, RunRow, StopParcelRow } from './repository.ts'
import type { RunSummaryRow } from './summaries-repository.ts'

type DayContext = Pick<AppContext, 'clock' | 'company'>

/** Presents a run to a caller who may see it. */
export function presentRun(row: LocatedRunRow, { role }: { role: Role }, context: DayContext): Run {
  const { started_at, start_done_at, finished_at, finish_done_at, stops, coordinates } = row
  return {
    ...presentHead(row),
    ...(started_at !== null && { startedAt: started_at.toISOString() }),
    ...(start_done_at !== null && { startDoneAt: start_done_at.toISOString() }),
    ...(finished_at !== null && { finishedAt: finished_at.toISOString() }),
    ...(finish_done_at !== null && { finishDoneAt: finish_done_at.toISOString() }),
    stops: stops.map((stop) => {
      const where = coordinates.get(stop.id)
      return {
        _id: stop.id,
        address: stop.address,
        ...(where !== undefined && { coordinates: where }),
        parcels: stop.parcels.map((parcel) => presentRunParcel(parcel, role)),
      }
    }),
    actions: runActionsFor(role, factsOf(row, context)),
  }
}

export const presentRunSummary = (
  row: RunSummaryRow,
  { role }: { role: Role },
  context: DayContext,
): RunSummary => ({
  ...presentHead(row),
  actions: runActionsFor(role, { ...row, dayHasCome: dayHasCome(row, context) }),
  stops: row.stops,
  doneStops: row.done_stops,
  parcels: row.parcels,
  weight: row.weight_grams / 1000,
})

const presentHead = ({ id, day, name, state, version, ...row }: RunHeadRow) => ({
  _id: id,
  day,
  ...(name !== null && { name }),
  courier: presentCourier({ id: row.courier_id, name: row.courier_name }),
  state,
  version,
})

export const presentCourier = ({ id, name }: CourierRow): Courier => ({ _id: id, name })

export const factsOf = (run: RunRow, context: DayContext): RunFacts => ({
  state: run.state,
  dayHasCome: dayHasCome(run, context),
  stops: run.stops.length,
  done: run.stops.flatMap(({ parcels }) => parcels).filter(({ result }) => result !== null).length,
})

function presentRunParcel(row: StopParcelRow, role: Role): RunParcel {
  const state = lifecycleStateOf(row)
  return {
    _id: row.id,
    trackingId: row.tracking_id,
    receiver: row.receiver_name,
    ...(row.phone !== null && isStillOpen(row) && { receiverPhone: row.phone }),
    parcelType: row.parcel_type,
    weight: row.weight_grams / 1000,
    ...(row.note !== null && { note: row.note }),
    status: statusOf(state),
    isBlocked: row.is_blocked,
    actions: actionsFor(role, state),
    ...(row.result !== null && { result: presentResult(row.result) }),
  }
}

/** Without a result here, the parcel may still have been delivered since, on another run. */
const isStillOpen = ({ result, delivery_status: status }: StopParcelRow) =>
  result === null && status !== 'DELIVERED' && status !== 'CANCELED'

const presentResult = ({
  status,
  failed_attempt,
  note,
  created_at,
  done_at,
}: ResultRow): RunResult => ({
  state: failed_attempt !== null ? 'ATTEMPTED' : status === 'CANCELED' ? 'CANCELED' : 'DELIVERED',
  at: new Date(created_at).toISOString(),
  ...(done_at !== null && { doneAt: new Date(done_at).toISOString() }),
  ...(failed_attempt !== null && { failedAttempt: failed_attempt }),
  ...(note !== null && { note }),
})
