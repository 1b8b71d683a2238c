import { unavailable, type LimitName } from './errors.ts'

/** A request has its place while it works or waits for a connection, not while its body is on the way. */
export const maxConcurrentRequests = 500
/** Of these: changes that wait for a lock, or for a standby that is away, leave places for reads. */
export const maxConcurrentChanges = 250

export interface ConcurrencyLimit {
  /** Takes a place until the answer is called; throws a 503 at once where there is none. */
  enter: () => () => void
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** How many places are taken. */
  running: () => number
}

export function createConcurrencyLimit(limit: LimitName, max: number): ConcurrencyLimit {
  let running = 0
  const enter = () => {
    if (running >= max) throw unavailable({ limit })
    running += 1
    return () => void (running -= 1)
  }
  return {
    enter,
    async run(work) {
      const leave = enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
    running: () => running,
  }
}
