import { OutOfTimeError } from './errors.ts'

/** A number of places, each taken by one caller at a time, who wait in the order in which they came. */
export interface Places {
  /** Fails where none was given back within this many milliseconds. */
  take: (timeout: number) => Promise<void>
  give: () => void
  waiting: () => number
}

export function createPlaces(count: number): Places {
  let free = count
  const waiting = new Set<() => void>()
  return {
    take(timeout) {
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
    give() {
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
