import { unavailable, type LimitName } from './errors.ts'

/** How many places there are, and how owners share them. */
export interface FairPlaces {
  /** Work of all owners that runs at the same time. */
  places: number
  /** Part of the free places that one owner can take, up to 1. One place is always possible. */
  share: number
  /** Requests of one owner that can wait for a place. */
  waitingOfOwner: number
  /** Requests of all owners that can wait. */
  waiting: number
  /** Milliseconds that a request waits at most. */
  patience: number
}

/** Places that owners share: accounts, and the networks of visitors. */
export interface FairLimit {
  /**
   * Takes a place until the returned function is called. Waits if there is none for this owner; throws
   * a 503 if too many wait already, or after the wait.
   */
  enter(owner: string): Promise<() => void>
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result>
  /** Number of places that are taken. */
  running(): number
}

interface Waiter {
  begin: () => void
}

/**
 * Shares places so that no number of requests of some owners keeps another out. An owner who has many
 * places gets the next one only while enough are free, so that some stay free for others; and the next
 * place goes to the waiting owner with the fewest.
 */
export function createFairLimit(
  name: LimitName,
  { places, share, waitingOfOwner, waiting: maxWaiting, patience }: FairPlaces,
): FairLimit {
  let taken = 0
  let waiting = 0
  const takenBy = new Map<string, number>()
  /** Owners with requests that wait, in the order of their last place. */
  const queues = new Map<string, Waiter[]>()
  /** Milliseconds that a place is held, as a moving average. */
  let held = 0

  const ofOwner = (owner: string) => takenBy.get(owner) ?? 0

  const mayTake = (owner: string) => {
    const free = places - taken
    return free > 0 && ofOwner(owner) < Math.max(1, Math.floor(free * share))
  }

  function take(owner: string): () => void {
    const since = performance.now()
    taken += 1
    takenBy.set(owner, ofOwner(owner) + 1)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      held += (performance.now() - since - held) / averagedOver
      taken -= 1
      const left = ofOwner(owner) - 1
      if (left === 0) takenBy.delete(owner)
      else takenBy.set(owner, left)
      serve()
    }
  }

  /** Gives free places to those who wait, the owner with the fewest places first. */
  function serve(): void {
    for (;;) {
      const next = [...queues.keys()]
        .filter(mayTake)
        .reduce<string | undefined>(
          (best, owner) => (best === undefined || ofOwner(owner) < ofOwner(best) ? owner : best),
          undefined,
        )
      const queue = next === undefined ? undefined : queues.get(next)
      const waiter = queue?.shift()
      if (next === undefined || queue === undefined || waiter === undefined) return
      waiting -= 1
      // Moves the owner behind the others.
      queues.delete(next)
      if (queue.length > 0) queues.set(next, queue)
      waiter.begin()
    }
  }

  /** Seconds after which a place is probably free, by what has been seen. */
  const retryAfter = () => Math.max(1, Math.ceil(((waiting + 1) * held) / places / 1_000))

  function wait(owner: string): Promise<() => void> {
    const queue = queues.get(owner) ?? []
    if (queue.length >= waitingOfOwner || waiting >= maxWaiting)
      throw unavailable({ limit: name, retryAfter: retryAfter() })
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        begin() {
          clearTimeout(timer)
          resolve(take(owner))
        },
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiter), 1)
        if (queue.length === 0 && queues.get(owner) === queue) queues.delete(owner)
        waiting -= 1
        reject(unavailable({ limit: name, retryAfter: retryAfter() }))
      }, patience)
      queue.push(waiter)
      queues.set(owner, queue)
      waiting += 1
    })
  }

  async function enter(owner: string): Promise<() => void> {
    // A request must not overtake an earlier one of its owner.
    return !queues.has(owner) && mayTake(owner) ? take(owner) : wait(owner)
  }

  return {
    enter,
    async run(owner, work) {
      const leave = await enter(owner)
      try {
        return await work()
      } finally {
        leave()
      }
    },
    running: () => taken,
  }
}

/** Requests over which the time that a place is held is averaged. */
const averagedOver = 16
