/** 'IN_TRANSIT' as 'In transit'. */
export function statusText(status: string): string {
  const words = statusWithSpaces(status).toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** 'IN_TRANSIT' as 'IN TRANSIT'. */
export function statusWithSpaces(status: string): string {
  return status.replaceAll('_', ' ')
}

/** Dollars, as in '$1,250.00'. */
export function formatMoney(dollars: number): string {
  return money.format(dollars)
}

export function formatCents(cents: number): string {
  return formatMoney(cents / 100)
}

export function formatWeight(kilograms: number): string {
  return `${weight.format(kilograms)} kg`
}

/** As in '1 user', '12 users' and, where the count is capped, '10,000+ users'. */
export function countText(
  { total, totalIsCapped }: { total: number; totalIsCapped: boolean },
  [one, many]: readonly [string, string],
): string {
  return `${count.format(total)}${totalIsCapped ? '+' : ''} ${total === 1 ? one : many}`
}

/** As in '1,234' and, where the count is capped, '10,000+'. */
export function formatCount(one: { count: number; isCapped: boolean }): string {
  return `${count.format(one.count)}${one.isCapped ? '+' : ''}`
}

/** As in '310 kB' and '1.2 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`
  if (bytes < 1_000_000) return `${count.format(Math.round(bytes / 1_000))} kB`
  return `${weight.format(Math.round(bytes / 100_000) / 10)} MB`
}

const count = new Intl.NumberFormat('en-US')
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const weight = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
