/*
 * Estimates when a courier arrives at a stop, from the pace of the run so far. Times are milliseconds since
 * 1970.
 */

/** Progress of a run: when it started, and when each finished stop ended. */
export interface RunProgress {
  startedAt: number
  /** The ends, in any order. */
  endedAt: readonly number[]
}

export interface ArrivalRange {
  from: number
  to: number
  /** The most likely time. It stands still while the courier is on time, when the range changes nevertheless. */
  expectedAt: number
}

const minute = 60_000
/** Weight of the operator's minutes per stop, as a number of measured stops. */
const priorWeight = 4
/** Assumed standard deviation of the times between stops, as a share of their mean. */
const priorSpread = 0.8
/** Standard deviations to each side that include four of five arrivals. */
const width = 1.28
const rounding = 5 * minute

/**
 * Range that includes four of five arrivals, a share that `bench/arrivals.ts` measures. More stops make the
 * range wider, and so do stops that take different times.
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
  // A stop that has taken longer than usual still needs some time.
  const first = Math.max(mean - sinceLast, mean / 3)
  const expected = now + first + stopsBefore * mean
  const left = stopsBefore + 1
  // Adds the uncertainty of the pace itself to that of the single stops.
  const deviation = Math.sqrt(left * variance + (left * left * variance) / weight)
  return {
    from: Math.max(roundDown(expected - width * deviation), roundDown(now)),
    expectedAt: Math.round(expected),
    to: roundUp(expected + width * deviation),
  }
}

/** Receivers are notified when no more than this many stops come before theirs. */
const nearStops = 3

export const isArrivalNear = ({ stopsBefore }: { stopsBefore: number }): boolean =>
  stopsBefore <= nearStops

/** Milliseconds by which an estimate has to move before its receiver is notified again. */
const minChange = 10 * minute

/** Compares what was expected at the last notice with what is expected now. */
export const hasArrivalMoved = (before: number, now: number): boolean =>
  Math.abs(now - before) >= minChange

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const roundDown = (time: number) => Math.floor(time / rounding) * rounding
const roundUp = (time: number) => Math.ceil(time / rounding) * rounding
