import type { Role } from '../../openapi.d.ts'
import type { Queryable } from '../db/database.ts'
import type { AppContext } from '../http/openapi/operation.ts'
import { findRunOfCourier } from '../runs/run-of-courier.ts'
import { ownerColumn, type ParcelRow } from './repository.ts'

type Parties = Pick<ParcelRow, 'sender_id' | 'receiver_id'>

/**
 * True if the caller may see the parcel, and act on it as their role allows: administrators every
 * parcel, senders and receivers their own, couriers those on a run that they have now. With a
 * `runId`, a courier may also act on the parcels of a run that they had until the end of its day.
 */
export async function isOwnParcel(
  db: Queryable,
  { id, role }: { id: string; role: Role },
  parcel: Parties & { id: string },
  context: Pick<AppContext, 'clock' | 'company'>,
  runId?: string,
): Promise<boolean> {
  if (role === 'ADMIN') return true
  if (role === 'COURIER')
    return (await findRunOfCourier(db, parcel.id, { courierId: id, runId }, context)) !== undefined
  return parcel[ownerColumn[role]] === id
}
