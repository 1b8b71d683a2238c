import { byPostcode, postcodeIn } from '../../domain/postcode.ts'
import { statusOf } from '../../machines/parcel-lifecycle.ts'
import { notFound } from '../http/errors.ts'
import type { OperationHandler } from '../http/openapi/operation.ts'
import { maySee } from './change-run.ts'
import { presentCourier, presentRun, presentRunSummary } from './presenter.ts'
import { findCouriers } from './couriers-repository.ts'
import { findRun, findRunsWithCourier } from './repository.ts'
import { findRunSummaries } from './summaries-repository.ts'
import { findUnplanned } from './stops-repository.ts'

export const listRuns: OperationHandler<'listRuns'> = async (
  { caller, query: { day } },
  context,
) => {
  const rows = await findRunSummaries(context.db, { day })
  return { message: 'Runs', data: rows.map((row) => presentRunSummary(row, caller, context)) }
}

export const listMyRuns: OperationHandler<'listMyRuns'> = async ({ caller }, context) => {
  const { db, clock, company } = context
  const today = company.dayOf(clock())
  const rows = await findRunsWithCourier(db, caller.id, today)
  return { message: 'Runs', data: rows.map((row) => presentRun(row, caller, context)) }
}

export const getRun: OperationHandler<'getRun'> = async ({ caller, path: { runId } }, context) => {
  const { db, clock, company } = context
  const row = await findRun(db, runId)
  if (row === undefined || !maySee(caller, row, company.dayOf(clock())))
    throw notFound('runNotFound')
  return { message: 'Run', data: presentRun(row, caller, context) }
}

export const listUnplannedParcels: OperationHandler<'listUnplannedParcels'> = async (
  { query: { day } },
  { db },
) => {
  const rows = await findUnplanned(db, day, maxUnplanned + 1)
  const parcels = rows
    .slice(0, maxUnplanned)
    .map((row) => ({ row, address: row.to_address, postcode: postcodeIn(row.to_address) }))
    .toSorted(byPostcode)
  return {
    message: 'Parcels without a run',
    data: parcels.map(({ row, address, postcode }) => ({
      _id: row.id,
      trackingId: row.tracking_id,
      address,
      ...(postcode !== null && { postcode }),
      receiver: row.receiver_name,
      weight: row.weight_grams / 1000,
      status: statusOf({ delivery: row.delivery_status, isBlocked: false }),
    })),
    meta: {
      page: 1,
      limit: maxUnplanned,
      total: parcels.length,
      ...(rows.length > maxUnplanned && { totalIsCapped: true }),
    },
  }
}

/** As many as one call can put on runs. */
const maxUnplanned = 2_000

export const listCouriers: OperationHandler<'listCouriers'> = async (_, { db }) => ({
  message: 'Couriers',
  data: (await findCouriers(db)).map(presentCourier),
})
