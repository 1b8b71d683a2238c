import { expect, test } from 'vitest'
import { dayInZone, isTimeZone, isUtc, startOfDay } from '../../domain/day-in-zone.ts'

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

test.each([
  ['2026-03-04', 'UTC', '2026-03-04T00:00:00.000Z'],
  ['2026-03-04', 'Pacific/Kiritimati', '2026-03-03T10:00:00.000Z'],
  ['2026-03-04', 'Pacific/Pago_Pago', '2026-03-04T11:00:00.000Z'],
  ['2026-07-04', 'Asia/Kolkata', '2026-07-03T18:30:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  // Clocks go from midnight to one o'clock.
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, at) => {
  expect(startOfDay(day, zone).toISOString()).toBe(at)
})

test.each([
  ['UTC', true],
  ['Etc/UTC', true],
  ['Zulu', true],
  ['Etc/GMT', true],
  ['Europe/London', false],
  ['Africa/Abidjan', false],
  ['Europe/Berlin', false],
])('%s is UTC: %s', (zone, expected) => {
  expect(isUtc(zone)).toBe(expected)
})
