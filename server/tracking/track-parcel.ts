import { badRequest, notFound } from '../http/errors.ts'
import type { Handler, Tools } from '../openapi/operation.ts'
import { wholeListCap } from '../parcels/answer-parcel-list.ts'
import { listParcelRows } from '../parcels/list-repository.ts'
import { findParcelByTrackingId } from '../parcels/repository.ts'
import { storedTrackingId } from '../parcels/tracking-ids.ts'
import { presentTrackedParcel } from './presenter.ts'

export const trackParcel: Handler<'trackParcel'> = async ({ query }, tools) => {
  const typed = query.trackingId?.trim() ?? ''
  const isListed = typed === '' && tools.environment.tracking === 'list'
  if (typed === '' && !isListed) {
    throw badRequest([{ path: 'trackingId', message: 'Please enter a tracking ID' }])
  }

  const rows = isListed ? await everyParcel(tools) : [await theParcel(tools, typed)]
  return {
    message: isListed ? 'Parcels' : 'Parcel found!',
    data: rows.map((row) => presentTrackedParcel(row, tools.environment.trackingPrivacy)),
  }
}

async function theParcel({ db }: Tools, typed: string) {
  const trackingId = storedTrackingId(typed)
  const row = trackingId === null ? undefined : await findParcelByTrackingId(db, trackingId)
  if (row === undefined) throw notFound('Parcel not found!')
  return row
}

const everyParcel = ({ db }: Tools) =>
  listParcelRows(
    db,
    { shelf: { name: 'all' }, search: undefined, status: undefined },
    { sort: '-createdAt', limit: wholeListCap, offset: 0 },
  )
