/*
 * When a courier may come to a stop, from the pace of their run so far. Times are milliseconds since 1970.
 */

/** What is known of a run at a moment: when it began, and when each stop that is done came to its end. */
export interface RunProgress {
  startedAt: number
  /** In any order. */
  endedAt: readonly number[]
}

export interface ArrivalRange {
  from: number
  to: number
}

const minute = 60_000
/** Stops that the operator's own minutes per stop count for, beside those that were measured. */
const priorWeight = 4
/** Spread of the times between stops, as a part of their mean, before any was measured. */
const priorSpread = 0.8
/** Standard deviations to each side that hold four arrivals of five. */
const width = 1.28
const rounding = 5 * minute

/**
 * Range in which four of five arrivals fall. The share is replayed by the bench; each stop more makes the
 * range wider, as do stops whose times differ.
 */
export function arrivalRange(
  { startedAt, endedAt }: RunProgress,
  {
    stopsBefore,
    minutesPerStop,
    now,
  }: { stopsBefore: number; minutesPerStop: number; now: number },
): ArrivalRange {
  const times = [startedAt, ...endedAt].toSorted((one, other) => one - other)
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  const weight = priorWeight + gaps.length
  const prior = minutesPerStop * minute
  const mean = (priorWeight * prior + sum(gaps)) / weight
  const variance =
    (priorWeight * (priorSpread * prior) ** 2 + sum(gaps.map((gap) => (gap - mean) ** 2))) / weight

  const sinceLast = now - (times.at(-1) ?? startedAt)
  // A stop that takes longer than usual is not over at once.
  const first = Math.max(mean - sinceLast, mean / 3)
  const expected = now + first + stopsBefore * mean
  const left = stopsBefore + 1
  // Beside each stop's own time, the pace itself is known only so well.
  const deviation = Math.sqrt(left * variance + (left * left * variance) / weight)
  return {
    from: Math.max(roundDown(expected - width * deviation), roundDown(now)),
    to: roundUp(expected + width * deviation),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const roundDown = (time: number) => Math.floor(time / rounding) * rounding
const roundUp = (time: number) => Math.ceil(time / rounding) * rounding
