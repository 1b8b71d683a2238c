import { splitByPostcode } from '../../domain/stops.ts'
import { obstacleToRun, type ObstacleToRun } from '../../machines/parcel-lifecycle.ts'
import type { Transaction } from '../db/database.ts'
import { conflict } from '../http/errors.ts'
import { withValues } from '../http/sentences.ts'
import type { OperationHandler } from '../http/openapi/operation.ts'
import { lifecycleStateOf } from '../db/lifecycle-state.ts'
import { changeRun, changeRuns } from './change-run.ts'
import { presentRun, presentRunSummary } from './presenter.ts'
import { findRun } from './repository.ts'
import { postalPlace } from './routing/postcode.ts'
import { findRunSummaries } from './summaries-repository.ts'
import {
  findOpenParcels,
  findPlanned,
  findStops,
  lockParcels,
  putOnRun,
  setStopOrder,
  takeOffRun,
  type OpenParcelRow,
  type PlannableRow,
} from './stops-repository.ts'

export const addRunParcels: OperationHandler<'addRunParcels'> = async (
  { caller, path: { runId }, body: { version, parcelIds } },
  context,
) => {
  let parcels: PlannableRow[] = []
  const run = await changeRun(context, {
    caller,
    run: { runId, version },
    action: 'plan',
    before: async (transaction) => void (parcels = await lockParcels(transaction, parcelIds)),
    async write(transaction) {
      await expectPlannable(transaction, parcelIds, parcels)
      await putOnRun(transaction, runId, parcels)
    },
  })
  return { message: 'Parcels put on the run', data: run }
}

export const removeRunParcels: OperationHandler<'removeRunParcels'> = async (
  { caller, path: { runId }, body: { version, parcelIds } },
  context,
) => {
  const run = await changeRun(context, {
    caller,
    run: { runId, version },
    action: 'plan',
    before: async (transaction) => void (await lockParcels(transaction, parcelIds)),
    write: (transaction) => takeAllOff(transaction, runId, parcelIds),
  })
  return { message: 'Parcels taken off the run', data: run }
}

export const moveRunStops: OperationHandler<'moveRunStops'> = async (
  { caller, path: { runId }, body: { version, stopIds, toRunId, toVersion } },
  context,
) => {
  if (toRunId === runId) throw conflict('stopsAreOnThisRun')
  let open: OpenParcelRow[] = []
  let parcels: PlannableRow[] = []
  await changeRuns(context, {
    caller,
    runs: [
      { runId, version },
      { runId: toRunId, version: toVersion },
    ],
    action: 'plan',
    async before(transaction) {
      open = await findOpenParcels(transaction, runId, stopIds)
      parcels = await lockParcels(
        transaction,
        open.map(({ parcel_id }) => parcel_id),
      )
    },
    async write(transaction) {
      expectEach(stopIds, new Set(open.map(({ stop_id }) => stop_id)))
      await takeAllOff(
        transaction,
        runId,
        parcels.map(({ id }) => id),
      )
      await putOnRun(transaction, toRunId, parcels)
    },
  })
  const rows = [
    await findRun(context.db, runId, context.config),
    await findRun(context.db, toRunId, context.config),
  ]
  return {
    message: 'Stops moved',
    data: rows.flatMap((row) => (row === undefined ? [] : [presentRun(row, caller, context)])),
  }
}

export const orderRunStops: OperationHandler<'orderRunStops'> = async (
  { caller, path: { runId }, body: { version, stopIds } },
  context,
) => {
  const run = await changeRun(context, {
    caller,
    run: { runId, version },
    action: 'plan',
    async write(transaction) {
      const stops = await findStops(transaction, runId)
      const done = stops.filter(({ is_done }) => is_done).map(({ id }) => id)
      const open = stops.filter(({ is_done }) => !is_done).map(({ id }) => id)
      // Stops that were done in the meantime stay in front.
      const order = stopIds.filter((id) => !done.includes(id))
      const named = new Set(order)
      const isWhole = order.length === open.length && open.every((id) => named.has(id))
      if (!isWhole) throw conflict('orderHasToNameEachStop')
      await setStopOrder(transaction, runId, [...done, ...order])
    },
  })
  return { message: 'Order of the stops set', data: run }
}

export const splitParcels: OperationHandler<'splitParcels'> = async (
  { caller, body: { parcelIds, runs } },
  context,
) => {
  const ids = runs.map(({ runId }) => runId)
  if (new Set(ids).size < ids.length) throw conflict('runIsNamedTwice')
  let parcels: PlannableRow[] = []
  await changeRuns(context, {
    caller,
    runs,
    action: 'plan',
    before: async (transaction) => void (parcels = await lockParcels(transaction, parcelIds)),
    async write(transaction) {
      await expectPlannable(transaction, parcelIds, parcels)
      const parts = splitByPostcode(parcels, ids.length, ({ to_address }) =>
        postalPlace(to_address, context.config),
      )
      for (const [index, runId] of ids.entries())
        await putOnRun(transaction, runId, parts[index] ?? [])
    },
  })
  const rows = await findRunSummaries(context.db, { ids })
  return {
    message: 'Parcels put on the runs',
    data: rows.map((row) => presentRunSummary(row, caller, context)),
  }
}

/** Refuses all parcels if one cannot be put on a run; the error names each that cannot. */
async function expectPlannable(
  transaction: Transaction,
  parcelIds: string[],
  parcels: readonly PlannableRow[],
): Promise<void> {
  const planned = await findPlanned(transaction, parcelIds)
  const found = new Set(parcels.map(({ id }) => id))
  const problems: Problem[] = [...new Set(parcelIds)]
    .filter((id) => !found.has(id))
    .map((id) => ({ code: 'parcelWithIdNotFound', value: id }))
  for (const parcel of parcels) {
    const code = planned.has(parcel.id)
      ? 'isOnARunAlready'
      : obstacleToRun(lifecycleStateOf(parcel))
    if (code !== null) problems.push({ code, value: parcel.tracking_id })
  }
  const [first, ...others] = problems
  if (first === undefined) return
  // The message names the first problem, and counts the others.
  const aboutFirst = withValues(first.code, { value: first.value, count: others.length })
  throw conflict(
    aboutFirst,
    problems.map(({ code, value }) => ({
      path: 'parcelIds',
      reason: withValues(code, { value, count: 0 }),
    })),
  )
}

interface Problem {
  code: 'parcelWithIdNotFound' | 'isOnARunAlready' | ObstacleToRun
  /** The parcel's ID or tracking ID. */
  value: string
}

async function takeAllOff(
  transaction: Transaction,
  runId: string,
  parcelIds: string[],
): Promise<void> {
  expectEach(parcelIds, new Set(await takeOffRun(transaction, runId, parcelIds)))
}

/** Refuses the whole request if one of the parcels or stops that it names is done, unknown or on another run. */
function expectEach(ids: readonly string[], open: ReadonlySet<string>): void {
  if (new Set(ids).size > open.size) throw conflict('somethingIsDoneOrGone')
}
