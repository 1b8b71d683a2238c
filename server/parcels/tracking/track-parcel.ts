import { storedTrackingId } from '../../../domain/tracking-id.ts'
import { badRequest, notFound } from '../../http/errors.ts'
import type { AppContext, OperationHandler } from '../../http/openapi/operation.ts'
import { listAnswer } from '../../http/list-answer.ts'
import { listParcelIds } from '../list-repository.ts'
import { findParcelByTrackingId, findParcels, type TrackedParcelRow } from '../repository.ts'
import { findArrival } from '../../runs/arrivals.ts'
import { presentTrackedParcel } from './presenter.ts'

export const trackParcel: OperationHandler<'trackParcel'> = async ({ query }, context) => {
  const { tracking, trackingPrivacy } = context.config
  const typed = query.trackingId ?? ''
  const isList = typed === '' && tracking === 'list'
  if (typed === '' && !isList) {
    throw badRequest([{ path: 'trackingId', reason: 'enterATrackingId' }])
  }
  if (isList) {
    const { db } = context
    const { data } = await listAnswer(
      {},
      {
        findIds: (window) =>
          listParcelIds(db, { scope: { name: 'all' } }, { sort: '-createdAt', ...window }),
        find: (ids) => findParcels(db, ids),
        present: (listed) => presentTrackedParcel(listed, trackingPrivacy),
      },
    )
    return { message: 'Parcels', data }
  }
  const row = await findTracked(context, typed)
  const { id: parcelId, run_id: runId } = row
  const arrival =
    runId === null ? undefined : await findArrival(context.db, { parcelId, runId }, context)
  return { message: 'Parcel found!', data: [presentTrackedParcel(row, trackingPrivacy, arrival)] }
}

/** Finds the parcel with this tracking ID, in any spelling; throws a 404 if there is none. */
export async function findTracked(
  { db }: Pick<AppContext, 'db'>,
  typed: string,
): Promise<TrackedParcelRow> {
  const trackingId = storedTrackingId(typed)
  const row = trackingId === null ? undefined : await findParcelByTrackingId(db, trackingId)
  if (row === undefined) throw notFound('trackedParcelNotFound')
  return row
}
