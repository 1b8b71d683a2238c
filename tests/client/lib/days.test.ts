import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays, daysIn, instantsOf, isBackwards, isDay, lastDays } from '../../../src/lib/days.ts'

describe('A visitor in Berlin', () => {
  const before = process.env['TZ']
  beforeEach(() => {
    process.env['TZ'] = 'Europe/Berlin'
  })
  afterEach(() => {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  })

  it('searches a day in winter and one in summer, each from midnight to midnight local time', () => {
    expect(instantsOf({ from: '2026-01-05', to: '2026-01-05' })).toEqual({
      createdFrom: '2026-01-04T23:00:00.000Z',
      createdBefore: '2026-01-05T23:00:00.000Z',
    })
    expect(instantsOf({ from: '2026-07-05', to: '2026-07-05' })).toEqual({
      createdFrom: '2026-07-04T22:00:00.000Z',
      createdBefore: '2026-07-05T22:00:00.000Z',
    })
  })

  it('searches the day on which the clocks go forward, which has 23 hours', () => {
    expect(instantsOf({ from: '2026-03-29', to: '2026-03-29' })).toEqual({
      createdFrom: '2026-03-28T23:00:00.000Z',
      createdBefore: '2026-03-29T22:00:00.000Z',
    })
  })

  it('can leave one or both ends of a range open', () => {
    expect(instantsOf({ from: '2026-01-05', to: null })).toEqual({
      createdFrom: '2026-01-04T23:00:00.000Z',
    })
    expect(instantsOf({ from: null, to: null })).toEqual({})
  })
})

describe('A text in a date field', () => {
  it.each(['2026-02-28', '2024-02-29', '2099-12-31'])('%s is a day', (text) => {
    expect(isDay(text)).toBe(true)
  })

  it.each(['2026-02-29', '2026-13-01', '0202-01-01', '2026-1-1', 'today', ''])(
    '"%s" is not a day',
    (text) => {
      expect(isDay(text)).toBe(false)
    },
  )
})

it('The last 7 days can cross the turn of a year', () => {
  expect(lastDays('2026-01-03', 7)).toEqual({ from: '2025-12-28', to: '2026-01-03' })
  expect(daysIn('2025-12-28', '2026-01-03')).toBe(7)
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
})

it('A range that ends before it begins is backwards', () => {
  expect(isBackwards({ from: '2026-01-02', to: '2026-01-01' })).toBe(true)
  expect(isBackwards({ from: '2026-01-01', to: '2026-01-01' })).toBe(false)
  expect(isBackwards({ from: '2026-01-02', to: null })).toBe(false)
})
