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
  removeEmptyCounts,
  removeOldTimeZones,
  touchTimeZone,
  waitForSums,
  writeMedians,
  type DurationRow,
  type PeriodRow,
} from './repository.ts'

/** Changes that are added, and parcels that are counted, by one transaction. */
const pieceSize = 10_000

/**
 * Adds what has changed to the kept sums, and counts the next piece of what is not counted yet: after an upgrade, or for
 * a new time zone. Returns whether there may be more.
 */
export async function keepFigures(
  db: Database,
  timeZone: string,
  limit = pieceSize,
): Promise<boolean> {
  const work = await findWork(db, timeZone)
  if (work.has_changes) {
    // By itself, so that a failure to count holds up no change.
    const isLocked = await inOneSnapshot(db, (transaction) => addChanges(transaction, limit))
    if (isLocked !== true) return isLocked === false
  }
  if (!work.is_counting) return false
  const isCounted = await inOneSnapshot(db, async (transaction) => {
    // A change is either in what is counted, or appended later.
    if (!(await addChanges(transaction, limit))) return false
    return countNext(transaction, timeZone, limit)
  })
  return isCounted === false
}

/** Null if another node is changing the sums: one does at a time. */
const inOneSnapshot = <Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result | null> =>
  db.transaction(async (transaction) => ((await lockSums(transaction)) ? work(transaction) : null))

/** Returns whether all changes are in the sums now. */
async function addChanges(transaction: Transaction, limit: number): Promise<boolean> {
  const folded = await foldParcelChanges(transaction, limit)
  const deliveries = await foldDeliveryChanges(transaction, limit)
  await renewMedians(transaction, deliveries.periods)
  if (folded === limit || deliveries.folded === limit) return false
  await moveUpTo(transaction)
  return true
}

/** Adds all changes that the transaction sees, its own included, and leaves no sums of nothing. Waits for other nodes. */
export async function addChangesAtOnce(transaction: Transaction): Promise<void> {
  await waitForSums(transaction)
  const everyChange = 2 ** 31 - 1
  await foldParcelChanges(transaction, everyChange)
  await renewMedians(transaction, (await foldDeliveryChanges(transaction, everyChange)).periods)
  await removeEmptyCounts(transaction)
}

/** Returns whether all earlier parcels, and all days of the time zone, are counted. */
async function countNext(
  transaction: Transaction,
  timeZone: string,
  limit: number,
): Promise<boolean> {
  if (!(await countNextParcels(transaction, limit))) return false
  const isKnown = await wantTimeZone(transaction, timeZone)
  await removeOldTimeZones(transaction, timeZone)
  if (!isKnown) return true
  await renewMedians(transaction, await countNextDays(transaction, timeZone, limit))
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
  const buckets = new Map<string, DurationRow[]>(periods.map((period) => [periodName(period), []]))
  for (const row of await findDurations(transaction, periods))
    buckets.get(periodName(row))?.push(row)
  await writeMedians(
    transaction,
    periods.map((period) => ({
      ...period,
      median: medianOf(buckets.get(periodName(period)) ?? []),
    })),
  )
}

const periodName = ({ time_zone, unit, day }: PeriodRow) => `${time_zone} ${unit} ${day}`
