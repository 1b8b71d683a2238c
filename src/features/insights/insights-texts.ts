import { formatCount, formatDay, formatTenths } from '../../../domain/format.ts'
import type { Insights, InsightsDay } from '../../../openapi.d.ts'
import { statusText } from '../../lib/text.ts'

/** As in '40 min', '26.5 hours' and '3.2 days'. */
export function durationText(hours: number | null): string {
  if (hours === null) return '—'
  const minutes = Math.round(hours * 60)
  if (minutes < 60) return `${minutes} min`
  if (hours < 48) return withUnit(formatTenths(hours), 'hour')
  return `${formatTenths(hours / 24)} days`
}

export const numberText = (count: number) => formatCount({ count, isCapped: false })

export function perDaySummary({ days, created, delivered }: Insights): string {
  const busiest = dayWithMost(days, (day) => day.created)
  const sums = `${numberText(created)} created and ${numberText(delivered)} delivered in ${numberText(days.length)} ${days.length === 1 ? 'day' : 'days'}.`
  if (busiest === null) return sums
  return `${sums} Most were created on ${formatDay(busiest.date)}: ${numberText(busiest.created)}.`
}

export function medianTimeSummary({ days, medianHours }: Insights): string {
  if (medianHours === null) return 'Nothing was delivered in these days.'
  const known = days.filter((day) => day.medianHours !== null)
  const slowest = dayWithMost(known, (day) => day.medianHours ?? 0)
  const typical = `Half of the deliveries took ${durationText(medianHours)} or less.`
  if (slowest === null || known.length === 1) return typical
  return `${typical} The slowest day was ${formatDay(slowest.date)}: ${durationText(slowest.medianHours)}.`
}

export function statusSummary({ statuses }: Insights): string {
  const total = statuses.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return 'There are no parcels.'
  const present = statuses.filter(({ count }) => count > 0)
  const parts = present.map(({ status, count }) => `${numberText(count)} ${statusText(status)}`)
  return `${numberText(total)} in all, whenever they were created: ${parts.join(', ')}.`
}

function dayWithMost(
  days: InsightsDay[],
  valueOf: (day: InsightsDay) => number,
): InsightsDay | null {
  let found: InsightsDay | null = null
  for (const day of days) if (valueOf(day) > (found === null ? 0 : valueOf(found))) found = day
  return found
}

// Singular by the rounded text: 1.02 is written 1.
const withUnit = (text: string, unit: string) => `${text} ${unit}${text === '1' ? '' : 's'}`
