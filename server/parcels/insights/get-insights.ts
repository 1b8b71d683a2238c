import { shownStatuses } from '../../../machines/parcel-lifecycle.ts'
import type { Insights } from '../../../openapi.d.ts'
import type { Database } from '../../db/database.ts'
import { badRequest } from '../../http/errors.ts'
import { withValues } from '../../http/sentences.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { createTtlCache } from './ttl-cache.ts'
import {
  countByStatus,
  countCreatedByDay,
  countDeliveredByDay,
  type DayRange,
} from './repository.ts'

const maxDays = 366
const defaultDays = 30

export const getInsights: OperationHandler<'getInsights'> = async (
  { query },
  { db, clock, company },
) => {
  const range = rangeOf(query, company.dayOf(clock()))
  const timeZone = company.timeZone()
  const cache = cacheOf(db, clock)
  const data = await cache(`${range.from} ${range.to} ${timeZone}`, () =>
    readInsights(db, range, timeZone),
  )
  return { message: 'Insights', data }
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
  const created = await countCreatedByDay(db, range, timeZone)
  const delivered = await countDeliveredByDay(db, range, timeZone)
  const counts = new Map((await countByStatus(db)).map(({ status, count }) => [status, count]))

  const createdOn = new Map(created.map((row) => [row.day, row.created]))
  const deliveredOn = new Map(delivered.map((row) => [row.day, row]))
  const whole = deliveredOn.get(null)
  return {
    ...range,
    timeZone,
    days: Array.from({ length: daysIn(range) }, (_, index) => {
      const date = dayOf(timeOf(range.from) + index * day)
      return {
        date,
        created: createdOn.get(date) ?? 0,
        delivered: deliveredOn.get(date)?.delivered ?? 0,
        medianHours: rounded(deliveredOn.get(date)?.median),
      }
    }),
    statuses: shownStatuses.map((status) => ({ status, count: counts.get(status) ?? 0 })),
    medianHours: rounded(whole?.median),
    created: created.reduce((sum, row) => sum + row.created, 0),
    delivered: whole?.delivered ?? 0,
  }
}

type InsightsCache = ReturnType<typeof createTtlCache<Insights>>
const caches = new WeakMap<Database, InsightsCache>()

function cacheOf(db: Database, clock: () => Date): InsightsCache {
  const known =
    caches.get(db) ??
    createTtlCache<Insights>({ minCostMs: 500, ttlMs: 10_000 }, () => clock().getTime())
  caches.set(db, known)
  return known
}

const day = 24 * 3_600_000
const timeOf = (date: string) => Date.parse(`${date}T00:00:00.000Z`)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const daysIn = ({ from, to }: DayRange) => (timeOf(to) - timeOf(from)) / day + 1

const rounded = (hours: number | null | undefined) =>
  hours === null || hours === undefined ? null : Math.round(hours * 100) / 100
