import type { Database, Transaction } from '../../db/database.ts'
import { isTimeZone } from '../../messaging/notifications/mail-schedule-repository.ts'
import { medianOf } from './durations.ts'
import {
  areDaysCounted,
  countNextDays,
  countNextParcels,
  findDurations,
  findWork,
  foldDeliveryChanges,
  foldParcelChanges,
  insertTimeZone,
  lockSums,
  moveUpTo,
  removeOldTimeZones,
  touchTimeZone,
  writeMedians,
  type PeriodRow,
} from './repository.ts'

/** Changes that are added, and parcels that are counted, by one transaction. */
const pieceSize = 10_000

/**
 * Adds what has changed to the kept sums, and counts the next piece of what is not counted yet: after an upgrade, or for
 * a new time zone. Returns whether there may be more. All happens in one snapshot, so that a change is either in what is
 * counted or appended.
 */
export async function keepFigures(
  db: Database,
  timeZone: string,
  limit = pieceSize,
): Promise<boolean> {
  const work = await findWork(db, timeZone)
  if (!work.has_changes && !work.is_counting) return false
  return db.transaction(async (transaction) => {
    if (!(await lockSums(transaction))) return false
    if (!(await addChanges(transaction, limit))) return true
    return work.is_counting && !(await countNext(transaction, timeZone, limit))
  })
}

/** Returns whether all changes are in the sums now. */
async function addChanges(transaction: Transaction, limit: number): Promise<boolean> {
  const folded = await foldParcelChanges(transaction, limit)
  const deliveries = await foldDeliveryChanges(transaction, limit)
  await renewMedians(transaction, deliveries.periods)
  if (folded === limit || deliveries.folded === limit) return false
  await moveUpTo(transaction)
  return true
}

async function countNext(
  transaction: Transaction,
  timeZone: string,
  limit: number,
): Promise<boolean> {
  if (!(await countNextParcels(transaction, limit))) return false
  await removeOldTimeZones(transaction)
  if (!(await wantTimeZone(transaction, timeZone))) return true
  const changed = await countNextDays(transaction, timeZone, limit)
  await renewMedians(transaction, changed)
  return areDaysCounted(transaction, timeZone)
}

/** False for a time zone that only Node.js knows: no change could be added to its days. */
async function wantTimeZone(transaction: Transaction, timeZone: string): Promise<boolean> {
  if (await touchTimeZone(transaction, timeZone)) return true
  if (!(await isTimeZone(transaction, timeZone))) return false
  await insertTimeZone(transaction, timeZone)
  return true
}

async function renewMedians(
  transaction: Transaction,
  periods: readonly PeriodRow[],
): Promise<void> {
  if (periods.length === 0) return
  const rows = await findDurations(transaction, periods)
  const medians = periods.map((period) => ({
    ...period,
    median: medianOf(
      rows.filter(
        ({ time_zone: zone, unit, day }) =>
          zone === period.time_zone && unit === period.unit && day === period.day,
      ),
    ),
  }))
  await writeMedians(transaction, medians)
}
