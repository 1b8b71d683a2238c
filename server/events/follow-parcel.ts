import { notFound } from '../http/errors.ts'
import type { Handler } from '../openapi/operation.ts'
import { findParcelByTrackingId } from '../parcels/repository.ts'
import { storedTrackingId } from '../parcels/tracking-ids.ts'

export const followParcel: Handler<'followParcel'> = async (call, { db, live }) => {
  const { path, headers, query, address } = call
  const trackingId = storedTrackingId(path.trackingId)
  const row = trackingId === null ? undefined : await findParcelByTrackingId(db, trackingId)
  if (row === undefined) throw notFound('Parcel not found!')
  return live.followParcel(row.id, address, headers['Last-Event-ID'] ?? query.lastEventId)
}
