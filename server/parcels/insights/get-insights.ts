import { shownStatuses } from '../../../machines/parcel-lifecycle.ts'
import type { Insights } from '../../../openapi.d.ts'
import type { Database } from '../../db/database.ts'
import { badRequest } from '../../http/errors.ts'
import { withValues } from '../../http/sentences.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { findKeptStatuses } from '../kept-figures/kept-statuses.ts'
import { countParcelsByStatus } from '../list-repository.ts'
import { countFigures, readFigures } from './figures.ts'
import { findKeptTimeZone, type DayRange } from './repository.ts'

const maxDays = 366
const defaultDays = 30

export const getInsights: OperationHandler<'getInsights'> = async (
  { query },
  { db, clock, company },
) => {
  const range = rangeOf(query, company.dayOf(clock()))
  return { message: 'Insights', data: await readInsights(db, range, company.timeZone()) }
}

function rangeOf(query: { from?: string; to?: string }, today: string): DayRange {
  const to = query.to ?? today
  const from = query.from ?? dayOf(timeOf(to) - (defaultDays - 1) * day)
  if (from > to) throw badRequest([{ path: 'from', reason: 'fromIsAfterTo' }])
  if (daysIn({ from, to }) > maxDays) {
    throw badRequest([
      { path: 'from', reason: withValues('tooManyDays', { value: String(maxDays) }) },
    ])
  }
  return { from, to }
}

async function readInsights(db: Database, range: DayRange, timeZone: string): Promise<Insights> {
  const kept = await findKeptTimeZone(db, timeZone)
  const figures =
    kept === undefined
      ? await countFigures(db, range, timeZone)
      : await readFigures(db, range, kept)
  const statuses =
    (await findKeptStatuses(db, all)) ?? (await countParcelsByStatus(db, { scope: all }, unlimited))
  const byDay = new Map(figures.days.map((row) => [row.day, row]))
  return {
    ...range,
    timeZone: kept ?? timeZone,
    days: Array.from({ length: daysIn(range) }, (_, index) => {
      const date = dayOf(timeOf(range.from) + index * day)
      const { created = 0, delivered = 0, median = null } = byDay.get(date) ?? {}
      return { date, created, delivered, medianHours: rounded(median) }
    }),
    statuses: shownStatuses.map((status) => ({ status, count: statuses.counts.get(status) ?? 0 })),
    medianHours: rounded(figures.median),
    created: figures.created,
    delivered: figures.delivered,
  }
}

const all = { name: 'all' } as const
const unlimited = { maxCount: 2 ** 31 - 2, scanLimit: 0 }

const day = 24 * 3_600_000
const timeOf = (date: string) => Date.parse(`${date}T00:00:00.000Z`)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const daysIn = ({ from, to }: DayRange) => (timeOf(to) - timeOf(from)) / day + 1

const rounded = (hours: number | null) => (hours === null ? null : Math.round(hours * 100) / 100)
