import { OutOfTimeError } from './errors.ts'

/** Limits the concurrent callers; others wait in the order in which they came. */
export interface Semaphore {
  /** Rejects with an OutOfTimeError after this many milliseconds. */
  acquire: (timeout: number) => Promise<void>
  release: () => void
  waiting: () => number
}

export function createSemaphore(count: number): Semaphore {
  let free = count
  const waiting = new Set<() => void>()
  return {
    acquire(timeout) {
      if (free > 0) {
        free -= 1
        return Promise.resolve()
      }
      return new Promise((resolve, reject) => {
        const enter = () => {
          clearTimeout(timer)
          resolve()
        }
        const timer = setTimeout(() => {
          waiting.delete(enter)
          reject(new OutOfTimeError())
        }, timeout)
        waiting.add(enter)
      })
    },
    release() {
      const [next] = waiting
      if (next === undefined) {
        free += 1
        return
      }
      waiting.delete(next)
      next()
    },
    waiting: () => waiting.size,
  }
}
