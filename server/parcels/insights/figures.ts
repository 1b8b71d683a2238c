import type { Database } from '../../db/database.ts'
import { medianOf } from '../kept-figures/durations.ts'
import {
  countCreatedByDay,
  countDeliveredByDay,
  findKeptDays,
  findKeptDurations,
  type DayRange,
  type KeptDayRow,
} from './repository.ts'

/** Sums of a range of days, and of those days on which anything happened. */
export interface Figures {
  days: KeptDayRow[]
  created: number
  delivered: number
  /** Hours from the request to the delivery; null without a delivery. */
  median: number | null
}

/** Deliveries of which the exact median is looked up; that of more is estimated from kept durations. */
const maxExact = 1_000

/** Reads the figures of a range from the kept days of a time zone, in a time that does not grow with them. */
export async function readFigures(
  db: Database,
  range: DayRange,
  timeZone: string,
): Promise<Figures> {
  const days = await findKeptDays(db, range, timeZone)
  const sums = { created: sumOf(days, 'created'), delivered: sumOf(days, 'delivered') }
  if (sums.delivered > maxExact) {
    return { days, ...sums, median: medianOf(await findKeptDurations(db, range, timeZone)) }
  }
  const exact = new Map(
    (await countDeliveredByDay(db, range, timeZone)).map((row) => [row.day, row.median]),
  )
  return {
    days: days.map((row) => ({ ...row, median: exact.get(row.day) ?? null })),
    ...sums,
    median: exact.get(null) ?? null,
  }
}

/** Counts the figures of a range in the rows of parcels, while no days are kept. */
export async function countFigures(
  db: Database,
  range: DayRange,
  timeZone: string,
): Promise<Figures> {
  const created = await countCreatedByDay(db, range, timeZone)
  const delivered = await countDeliveredByDay(db, range, timeZone)
  const whole = delivered.find((row) => row.day === null)
  const days = new Map<string, KeptDayRow>(
    created.map((row) => [row.day, { ...row, delivered: 0, median: null }]),
  )
  for (const { day, ...row } of delivered) {
    if (day !== null) days.set(day, { day, created: days.get(day)?.created ?? 0, ...row })
  }
  return {
    days: [...days.values()],
    created: sumOf(created, 'created'),
    delivered: whole?.delivered ?? 0,
    median: whole?.median ?? null,
  }
}

const sumOf = <Name extends string>(rows: readonly Record<Name, number>[], name: Name): number =>
  rows.reduce((sum, row) => sum + row[name], 0)
