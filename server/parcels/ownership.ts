import { dayInZone } from '../../domain/day-in-zone.ts'
import type { Role } from '../../openapi.d.ts'
import type { Queryable } from '../db/database.ts'
import type { AppContext } from '../openapi/operation.ts'
import { isOnRunOf } from '../runs/repository.ts'
import { ownerColumn, type ParcelRow } from './repository.ts'

type Parties = Pick<ParcelRow, 'sender_id' | 'receiver_id'>

/**
 * True if the caller may see the parcel, and act on it as their role lets them: administrators all, senders and
 * receivers their own, couriers what is on a run that they have now.
 */
export async function isOwnParcel(
  db: Queryable,
  { id, role }: { id: string; role: Role },
  parcel: Parties & { id: string },
  { clock, config }: Pick<AppContext, 'clock' | 'config'>,
): Promise<boolean> {
  if (role === 'ADMIN') return true
  if (role === 'COURIER') return isOnRunOf(db, parcel.id, id, dayInZone(clock(), config.timeZone))
  return parcel[ownerColumn[role]] === id
}
