import { tooMany, unavailable, type LimitName } from './errors.ts'

/** Requests that work or wait for a connection; those whose body is still being received do not count. */
export const maxConcurrentRequests = 500
/** Part of these, so that changes that wait for a lock, or for a standby that is away, leave room for reads. */
export const maxConcurrentChanges = 250
/** Requests that wait for an address that a user has given; they do not count towards the limits above. */
const maxConcurrentOutside = 20
/** Part of these for one user, so that a name server without an answer delays that user alone. */
const maxConcurrentOutsideOfOne = 2

export interface ConcurrencyLimit {
  /** Takes a slot until the returned function is called; throws a 503 if none is free. */
  enter: () => () => void
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Number of slots in use. */
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

/** Limits requests that wait for a user-supplied address; throws a 429 if that user has too many. */
export function createOutsideLimit() {
  const all = createConcurrencyLimit('outside', maxConcurrentOutside)
  const ofUsers = new Map<string, number>()
  return {
    async run<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
      const running = ofUsers.get(userId) ?? 0
      if (running >= maxConcurrentOutsideOfOne)
        throw tooMany(retryAfter, 'outside', 'endpointsAreBeingChecked')
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

/** Seconds, about as long as the look-up of a name can take. */
const retryAfter = 5
