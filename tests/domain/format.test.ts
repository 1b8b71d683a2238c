import {
  formatBytes,
  formatCents,
  formatClockTime,
  formatCount,
  formatDateTime,
  formatDay,
  formatDayAndTime,
  formatMoney,
  formatTenths,
  formatTimeWithZone,
  formatWeight,
  hasAtMostDecimals,
} from '../../domain/format.ts'
import { describe, expect, it } from 'vitest'

describe('A person reads', () => {
  it('a date as day, month, year and the time of day', () => {
    const at = (hours: number) => formatDateTime(new Date(2026, 2, 4, hours, 5).toISOString())

    expect([at(0), at(9), at(17)]).toEqual([
      '04/03/2026, 00:05',
      '04/03/2026, 09:05',
      '04/03/2026, 17:05',
    ])
    expect([formatDateTime(null), formatDateTime(''), formatDateTime('soon')]).toEqual([
      '—',
      '—',
      '—',
    ])
  })

  it('days by their names, and times of day to the second', () => {
    expect([formatDay('2026-03-09'), formatDay('2026-03-09', true)]).toEqual([
      '9 Mar',
      '9 Mar 2026',
    ])
    expect(formatClockTime(new Date(2026, 2, 4, 0, 5, 9))).toBe('00:05:09')
    expect(formatDayAndTime(new Date(2026, 2, 9, 0, 5))).toBe('9 Mar 2026, 00:05')
  })

  it.each([
    ['UTC', '23 November 2026 at 23:30 UTC'],
    ['Europe/Berlin', '24 November 2026 at 00:30 CET'],
    ['America/Los_Angeles', '23 November 2026 at 15:30 GMT-8'],
  ])('in an email the time in %s, which is named', (timeZone, shown) => {
    expect(formatTimeWithZone(timeZone, new Date('2026-11-23T23:30:00Z'))).toBe(shown)
  })

  it('fees and weights with their units', () => {
    expect([formatMoney(5), formatMoney(1250.5), formatCents(1999)]).toEqual([
      '$5.00',
      '$1,250.50',
      '$19.99',
    ])
    expect([formatWeight(2), formatWeight(0.25)]).toEqual(['2 kg', '0.25 kg'])
  })

  it('counts, and whether a count is capped', () => {
    expect(formatCount({ count: 1234, isCapped: false })).toBe('1,234')
    expect(formatCount({ count: 10_000, isCapped: true })).toBe('10,000+')
    expect(formatTenths(26.46)).toBe('26.5')
  })

  it('the size of a file', () => {
    expect([999, 1_000, 310_400, 1_000_000, 1_249_999].map(formatBytes)).toEqual([
      '999 bytes',
      '1 kB',
      '310 kB',
      '1 MB',
      '1.2 MB',
    ])
  })
})

it('A number has as many decimals as its notation', () => {
  expect([0.07, 1.005, 3].map((number) => hasAtMostDecimals(number, 2))).toEqual([
    true,
    false,
    true,
  ])
})
