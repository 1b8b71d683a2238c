import { describe, expect, test } from 'vitest'
import { arrivalRange, hasArrivalMoved } from '../../domain/arrival.ts'

const minute = 60_000
const start = Date.parse('2026-03-02T09:00:00.000Z')
const at = (minutes: number) => start + minutes * minute

/** Times in minutes from the start. */
function rangeOf(ended: number[], stopsBefore: number, now: number) {
  const range = arrivalRange(
    { startedAt: start, endedAt: ended.map(at) },
    { stopsBefore, minutesPerStop: 6, now: at(now) },
  )
  return { from: (range.from - start) / minute, to: (range.to - start) / minute }
}

describe('A receiver sees when the courier can be expected', () => {
  test.each([
    // By the operator's minutes per stop, before any stop is done.
    [[], 0, 0, [0, 15]],
    [[], 4, 0, [5, 55]],
    [[], 40, 0, [110, 380]],
    // By the pace of the run, in any order.
    [[5, 30, 33], 20, 40, [115, 300]],
    [[33, 5, 30], 20, 40, [115, 300]],
    [[10], 10, 12, [50, 120]],
    // Never in the past, even if the courier is held up.
    [[6, 12], 0, 75, [75, 85]],
  ])(
    'with stops done at %j, %i before theirs and at minute %i, as minutes %j',
    (ended, before, now, expected) => {
      const { from, to } = rangeOf(ended, before, now)
      expect([from, to]).toEqual(expected)
    },
  )

  test('by the pace of the run, as soon as there is one', () => {
    const slow = rangeOf([12, 24, 36, 48, 60, 72, 84, 96, 108, 120], 4, 120)
    const fast = rangeOf([3, 6, 9, 12, 15, 18, 21, 24, 27, 30], 4, 30)
    expect(slow.to - 120).toBeGreaterThan(fast.to - 30)
    expect((slow.from + slow.to) / 2).toBeGreaterThan(120 + 45)
    expect((fast.from + fast.to) / 2).toBeLessThan(30 + 25)
  })

  test('later, the more stops come before theirs', () => {
    const ranges = [0, 1, 5, 20].map((before) => rangeOf([5, 11, 17], before, 17))
    expect(ranges.map(({ to }) => to)).toEqual(
      ranges.map(({ to }) => to).toSorted((one, other) => one - other),
    )
    expect(new Set(ranges.map(({ to }) => to)).size).toBe(4)
  })

  test('in a wider range, the more stops come before theirs', () => {
    const near = rangeOf([5, 11, 17], 1, 17)
    const far = rangeOf([5, 11, 17], 20, 17)
    expect(far.to - far.from).toBeGreaterThan(near.to - near.from)
  })

  test('in steps of five minutes', () => {
    const { from, to } = rangeOf([4, 13, 17], 3, 21)
    expect([from % 5, to % 5]).toEqual([0, 0])
  })
})

describe('A receiver who was told a time', () => {
  /** Minutes after the start in which the time has moved from what was told at the start. */
  const movedIn = (minutes: number[], { ended = [] as number[], stopsBefore = 0 } = {}) => {
    const estimate = (now: number, done: number[], before: number) =>
      arrivalRange(
        { startedAt: start, endedAt: done.map(at) },
        { stopsBefore: before, minutesPerStop: 20, now: at(now) },
      ).expectedAt
    const told = estimate(0, [], stopsBefore + ended.length)
    return minutes.filter((now) => hasArrivalMoved(told, estimate(now, ended, stopsBefore)))
  }

  test('is told nothing while the courier is on time, although the range begins later', () => {
    expect(movedIn([1, 5, 10, 13])).toEqual([])
    expect(movedIn([20, 25, 30, 33], { ended: [20] })).toEqual([])
  })

  test('is told of a courier who is held up', () => {
    expect(movedIn([20, 23, 24, 40])).toEqual([24, 40])
  })

  test('is told of a courier who comes earlier', () => {
    expect(movedIn([8, 10], { ended: [4, 8], stopsBefore: 2 })).toEqual([8, 10])
  })
})
