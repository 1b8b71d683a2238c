import { describe, expect, test } from 'vitest'
import { arrivalRange } from '../../domain/arrival.ts'

const minute = 60_000
const start = Date.parse('2026-03-02T09:00:00.000Z')
const at = (minutes: number) => start + minutes * minute

/** In minutes from the start. */
function rangeOf(ended: number[], stopsBefore: number, now: number) {
  const range = arrivalRange(
    { startedAt: start, endedAt: ended.map(at) },
    { stopsBefore, minutesPerStop: 6, now: at(now) },
  )
  return { from: (range.from - start) / minute, to: (range.to - start) / minute }
}

describe('A receiver is shown when the courier may come', () => {
  test('by the minutes per stop of the operator, before any stop is done', () => {
    const { from, to } = rangeOf([], 4, 0)
    expect((from + to) / 2).toBeCloseTo(30, -1)
  })

  test('by the pace of the run, as soon as it has one', () => {
    const slow = rangeOf([12, 24, 36, 48, 60, 72, 84, 96, 108, 120], 4, 120)
    const fast = rangeOf([3, 6, 9, 12, 15, 18, 21, 24, 27, 30], 4, 30)
    expect(slow.to - 120).toBeGreaterThan(fast.to - 30)
    expect((slow.from + slow.to) / 2).toBeGreaterThan(120 + 45)
    expect((fast.from + fast.to) / 2).toBeLessThan(30 + 25)
  })

  test('the later, the more stops come before', () => {
    const ranges = [0, 1, 5, 20].map((before) => rangeOf([5, 11, 17], before, 17))
    expect(ranges.map(({ to }) => to)).toEqual(
      ranges.map(({ to }) => to).toSorted((one, other) => one - other),
    )
    expect(new Set(ranges.map(({ to }) => to)).size).toBe(4)
  })

  test('in the wider a range, the more stops come before', () => {
    const near = rangeOf([5, 11, 17], 1, 17)
    const far = rangeOf([5, 11, 17], 20, 17)
    expect(far.to - far.from).toBeGreaterThan(near.to - near.from)
  })

  test('never in the past, though the courier is held up', () => {
    const { from, to } = rangeOf([6, 12], 0, 75)
    expect(from).toBe(75)
    expect(to).toBeGreaterThan(75)
  })

  test('in steps of five minutes', () => {
    const { from, to } = rangeOf([4, 13, 17], 3, 21)
    expect([from % 5, to % 5]).toEqual([0, 0])
  })
})
