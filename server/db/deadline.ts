import { AsyncLocalStorage } from 'node:async_hooks'

interface Deadline {
  endsAt: number
}

const deadlines = new AsyncLocalStorage<Deadline>()

/**
 * Limits the milliseconds for all statements of the work together: with a timeout for each
 * statement alone, a request with several could keep its caller waiting for their sum.
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
      // Work that the request started for others, such as a poller, continues without its limit.
      deadline.endsAt = Infinity
    }
  })
}

/** Milliseconds until the deadline of the current work; Infinity if it has none. */
export const timeLeft = (): number => (deadlines.getStore()?.endsAt ?? Infinity) - performance.now()
