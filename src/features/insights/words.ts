import type { Insights, InsightsDay } from '../../../openapi.d.ts'
import { dayText } from '../../lib/days.ts'
import { formatCount, statusText } from '../../lib/text.ts'

/** As in '40 min', '26.5 hours' and '3.2 days'. */
export function durationText(hours: number | null): string {
  if (hours === null) return '—'
  const minutes = Math.round(hours * 60)
  if (minutes < 60) return `${minutes} min`
  if (hours < 48) return counted(tenths.format(hours), 'hour')
  return `${tenths.format(hours / 24)} days`
}

export const numberText = (count: number) => formatCount({ count, isCapped: false })

export function perDaySummary({ days, created, delivered }: Insights): string {
  const busiest = largest(days, (day) => day.created)
  const sums = `${numberText(created)} created and ${numberText(delivered)} delivered in ${numberText(days.length)} ${days.length === 1 ? 'day' : 'days'}.`
  if (busiest === null) return sums
  return `${sums} Most were created on ${dayText(busiest.date)}: ${numberText(busiest.created)}.`
}

export function hoursSummary({ days, medianHours }: Insights): string {
  if (medianHours === null) return 'Nothing was delivered in these days.'
  const known = days.filter((day) => day.medianHours !== null)
  const slowest = largest(known, (day) => day.medianHours ?? 0)
  const middle = `Half of the deliveries took ${durationText(medianHours)} or less.`
  if (slowest === null || known.length === 1) return middle
  return `${middle} The slowest day was ${dayText(slowest.date)}: ${durationText(slowest.medianHours)}.`
}

export function statusSummary({ statuses }: Insights): string {
  const total = statuses.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return 'There are no parcels.'
  const there = statuses.filter(({ count }) => count > 0)
  const parts = there.map(({ status, count }) => `${numberText(count)} ${statusText(status)}`)
  return `${numberText(total)} in all, whenever they were created: ${parts.join(', ')}.`
}

function largest(days: InsightsDay[], valueOf: (day: InsightsDay) => number): InsightsDay | null {
  let found: InsightsDay | null = null
  for (const day of days) if (valueOf(day) > (found === null ? 0 : valueOf(found))) found = day
  return found
}

// What is read decides: 1.02 is written 1.
const counted = (text: string, unit: string) => `${text} ${unit}${text === '1' ? '' : 's'}`
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
