import { expect, it } from 'vitest'
import { formatDateTime } from '../../../src/lib/dates.ts'

it('A person reads a date as day, month, year and the time of day', () => {
  const iso = new Date(2026, 2, 4, 17, 5).toISOString()

  expect(formatDateTime(iso)).toBe('04/03/2026, 17:05')
  expect([formatDateTime(null), formatDateTime(''), formatDateTime('soon')]).toEqual([
    '—',
    '—',
    '—',
  ])
})
