import { tooMany, unavailable, type LimitName } from './errors.ts'

/** A request has its place while it works or waits for a connection, not while its body is on the way. */
export const maxConcurrentRequests = 500
/** Part of these: changes that wait for a lock, or for a standby that is away, leave places for reads. */
export const maxConcurrentChanges = 250
/** Requests that wait for an address of a user's choosing hold none of the places above, but one of these. */
const maxConcurrentOutside = 20
/** Part of these, so that one user's silent name server holds up that user alone. */
const maxConcurrentOutsideOfOne = 2

export interface ConcurrencyLimit {
  /** Takes a place until the answer is called; throws a 503 at once where there is none. */
  enter: () => () => void
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Number of places that are taken. */
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

/** Places for what waits for the outside; a user who has theirs taken gets a 429. */
export function createOutsideLimit() {
  const all = createConcurrencyLimit('outside', maxConcurrentOutside)
  const ofUsers = new Map<string, number>()
  return {
    async run<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
      const running = ofUsers.get(userId) ?? 0
      if (running >= maxConcurrentOutsideOfOne) throw tooMany(retryAfter, 'outside', outsideBusy)
      ofUsers.set(userId, running + 1)
      try {
        return await all.run(work)
      } finally {
        const left = (ofUsers.get(userId) ?? 1) - 1
        if (left === 0) ofUsers.delete(userId)
        else ofUsers.set(userId, left)
      }
    },
  }
}

/** Seconds, about as long as a name is looked up for. */
const retryAfter = 5
const outsideBusy = 'Your other endpoints are still being checked. Please wait a moment.'
