import { expect, test } from 'vitest'
import { dayInZone, isTimeZone } from '../../domain/day-in-zone.ts'

test('the day begins at midnight of the zone, whatever day it is elsewhere', () => {
  const days = (time: string) =>
    ['Pacific/Kiritimati', 'Europe/Berlin', 'UTC', 'America/Los_Angeles'].map((zone) =>
      dayInZone(new Date(time), zone),
    )
  expect(days('2026-03-04T09:59:59.999Z')).toEqual([
    '2026-03-04',
    '2026-03-04',
    '2026-03-04',
    '2026-03-04',
  ])
  expect(days('2026-12-31T23:30:00Z')).toEqual([
    '2027-01-01',
    '2027-01-01',
    '2026-12-31',
    '2026-12-31',
  ])
})

test('a day on which clocks go forward ends an hour earlier', () => {
  const inBerlin = (time: string) => dayInZone(new Date(time), 'Europe/Berlin')
  expect(inBerlin('2026-03-28T22:59:59Z')).toBe('2026-03-28')
  expect(inBerlin('2026-03-28T23:00:00Z')).toBe('2026-03-29')
  expect(inBerlin('2026-03-29T21:59:59Z')).toBe('2026-03-29')
  expect(inBerlin('2026-03-29T22:00:00Z')).toBe('2026-03-30')
})

test('a time zone is valid if the computer knows its name', () => {
  expect(['Europe/Berlin', 'UTC', 'America/St_Johns'].map(isTimeZone)).toEqual([true, true, true])
  expect(['Mars/Olympus', '', 'Europe / Berlin', 'local'].map(isTimeZone)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
