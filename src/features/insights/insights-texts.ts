import * as t from '#texts/insights.ts'
import { formatCount, formatDay, formatTenths } from '../../../domain/format.ts'
import type { Insights, InsightsDay } from '../../../openapi.d.ts'
import { factsText } from '../../lib/lists.ts'
import { statusText } from '../../parcel/status-text.ts'

/** For example '40 min', '26.5 hours' or '3.2 days'. */
export function durationText(hours: number | null): string {
  if (hours === null) return '—'
  const minutes = Math.round(hours * 60)
  if (minutes < 60) return t.minutesLong({ minutes })
  return hours < 48 ? t.hoursLong(rounded(hours)) : t.daysLong(rounded(hours / 24))
}

export const numberText = (count: number) => formatCount({ count, isCapped: false })

export function perDaySummary({ days, created, delivered }: Insights): string {
  const busiest = dayWithMost(days, (day) => day.created)
  const sums = { created, delivered, days: days.length }
  if (busiest === null) return t.createdAndDelivered(sums)
  const { date, created: most } = busiest
  return t.createdAndDeliveredMostOn({ ...sums, day: formatDay(date), most })
}

export function medianTimeSummary({ days, medianHours }: Insights): string {
  if (medianHours === null) return t.nothingWasDelivered
  const known = days.filter((day) => day.medianHours !== null)
  const slowest = dayWithMost(known, (day) => day.medianHours ?? 0)
  const duration = durationText(medianHours)
  if (slowest === null || known.length === 1) return t.halfTook({ duration })
  return t.halfTookSlowestOn({
    duration,
    day: formatDay(slowest.date),
    slowest: durationText(slowest.medianHours),
  })
}

export function statusSummary({ statuses }: Insights): string {
  const total = statuses.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return t.thereAreNoParcels
  const present = statuses.filter(({ count }) => count > 0)
  const counts = present.map(({ status, count }) =>
    t.countOfStatus({ count, status: statusText(status) }),
  )
  return t.inAll({ total, counts: factsText(counts) })
}

function dayWithMost(
  days: InsightsDay[],
  valueOf: (day: InsightsDay) => number,
): InsightsDay | null {
  let found: InsightsDay | null = null
  for (const day of days) if (valueOf(day) > (found === null ? 0 : valueOf(found))) found = day
  return found
}

// The rounded value decides on the singular: 1.02 is shown as 1.
const rounded = (value: number) => ({
  text: formatTenths(value),
  count: Math.round(value * 10) / 10,
})
