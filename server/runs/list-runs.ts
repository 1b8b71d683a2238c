import { byPostcode } from '../../domain/postcode-order.ts'
import { statusOf } from '../../machines/parcel-lifecycle.ts'
import { notFound } from '../http/errors.ts'
import type { OperationHandler } from '../http/openapi/operation.ts'
import { maySee } from './change-run.ts'
import { presentCourier, presentRun, presentRunSummary } from './presenter.ts'
import { findCouriers } from './couriers-repository.ts'
import { findRun, findRunsWithCourier } from './repository.ts'
import { postalPlace } from './routing/postcode.ts'
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
  const { db, clock, company, config } = context
  const today = company.dayOf(clock())
  const rows = await findRunsWithCourier(db, caller.id, today, config)
  return { message: 'Runs', data: rows.map((row) => presentRun(row, caller, context)) }
}

export const getRun: OperationHandler<'getRun'> = async ({ caller, path: { runId } }, context) => {
  const { db, clock, company, config } = context
  const row = await findRun(db, runId, config)
  if (row === undefined || !maySee(caller, row, company.dayOf(clock())))
    throw notFound('runNotFound')
  return { message: 'Run', data: presentRun(row, caller, context) }
}

export const listUnplannedParcels: OperationHandler<'listUnplannedParcels'> = async (
  { query: { day } },
  { db, config },
) => {
  const rows = await findUnplanned(db, day, maxUnplanned + 1)
  const parcels = rows
    .slice(0, maxUnplanned)
    .map((row) => ({ row, ...postalPlace(row.to_address, config) }))
    .toSorted(byPostcode)
  return {
    message: 'Parcels without a run',
    data: parcels.map(({ row, address, postcode, area }) => ({
      _id: row.id,
      trackingId: row.tracking_id,
      address,
      ...(postcode !== null && { postcode }),
      ...(area !== null && { postcodeArea: area }),
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
