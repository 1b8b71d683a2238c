import { AsyncLocalStorage } from 'node:async_hooks'

interface Deadline {
  endsAt: number
}

const deadlines = new AsyncLocalStorage<Deadline>()

/**
 * All statements of the work together get this many milliseconds: a request of several statements,
 * each just in time, would keep its caller waiting for the sum of them.
 */
export function withDeadline<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const deadline = { endsAt: performance.now() + milliseconds }
  return deadlines.run(deadline, async () => {
    try {
      return await work()
    } finally {
      // Work that the request has begun for others, such as a poller, goes on after it without its limit.
      deadline.endsAt = Infinity
    }
  })
}

/** Milliseconds until the deadline of the work under way; without one, it has no end. */
export const timeLeft = (): number => (deadlines.getStore()?.endsAt ?? Infinity) - performance.now()
