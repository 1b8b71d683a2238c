import { AsyncLocalStorage } from 'node:async_hooks'
import { sizes, type FairLimitName, type FairPlaces } from './sizes.ts'

/** No place was free in time, or too many wait for one already; nothing was begun. */
export class BusyError extends Error {
  readonly limit: FairLimitName
  /** Seconds after which a place is probably free. */
  readonly retryAfter: number
  /** True if the owner has the most places that one owner can have (`max`), so that others may still get one. */
  readonly isOwn: boolean

  constructor(
    limit: FairLimitName,
    { retryAfter, isOwn }: Pick<BusyError, 'retryAfter' | 'isOwn'>,
  ) {
    super(`no place was free: ${limit}`)
    this.limit = limit
    this.retryAfter = retryAfter
    this.isOwn = isOwn
  }
}

/** What is different for one request. */
interface Wish {
  max?: number | undefined
  /** Milliseconds that this request waits, if less than others. */
  patience?: number
}

/** Gives the place back. */
export type Leave = () => void

export interface FairLimit {
  /** Takes a place until the returned function is called. Waits for it if need be; throws a `BusyError`. */
  enter(owner: string, wish?: Wish): Promise<Leave>
  /** Takes a place if there is one for this owner now. */
  tryEnter(owner: string, wish?: Wish): Leave | undefined
  /** Does the work in a place. Work that has a place of another limit gives it back in the meantime. */
  run<Result>(owner: string, work: () => Promise<Result>, wish?: Wish): Promise<Result>
  /** True if all places are taken. */
  isFull(): boolean
  state(): { running: number; waiting: number }
}

interface Waiter {
  max: number | undefined
  begin(): void
  refuse(): void
}

/**
 * Shares places so that no number of requests of some owners keeps another out. An owner who has many
 * places gets the next one only while enough are free, so that some stay free for others; and the next
 * place goes to the waiting owner with the fewest. If too many wait, the owner with the most makes room.
 */
export function createFairLimit(name: FairLimitName, changed: Partial<FairPlaces> = {}): FairLimit {
  const size: FairPlaces = { ...sizes[name], ...changed }
  const {
    places,
    share = Infinity,
    waiting: maxWaiting,
    patience,
    isEarly = false,
    minRetryAfter = 2,
  } = size
  let taken = 0
  let waiting = 0
  const takenBy = new Map<string, number>()
  /** Owners with requests that wait, in the order of their last place. */
  const queues = new Map<string, Waiter[]>()
  /** Milliseconds that a place is held, as a moving average. */
  let held = 0

  const ofOwner = (owner: string) => takenBy.get(owner) ?? 0

  function mayTake(owner: string, max = size.max ?? Infinity): boolean {
    const free = places - taken
    return free > 0 && ofOwner(owner) < Math.min(max, Math.max(1, Math.floor(free * share)))
  }

  function take(owner: string): Leave {
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
      let next: string | undefined
      for (const [owner, [first]] of queues)
        if (mayTake(owner, first?.max) && (next === undefined || ofOwner(owner) < ofOwner(next)))
          next = owner
      const waiter = next === undefined ? undefined : queues.get(next)?.[0]
      if (next === undefined || waiter === undefined) return
      remove(next, waiter, { isServed: true })
      waiter.begin()
    }
  }

  function remove(owner: string, waiter: Waiter, { isServed }: { isServed: boolean }): void {
    const queue = queues.get(owner)
    const index = queue?.indexOf(waiter) ?? -1
    if (queue === undefined || index === -1) return
    queue.splice(index, 1)
    waiting -= 1
    // Moves an owner who gets a place behind the others.
    if (isServed || queue.length === 0) queues.delete(owner)
    if (isServed && queue.length > 0) queues.set(owner, queue)
  }

  /** Milliseconds that the next request of this owner probably waits: those before it, and others in between. */
  function expectedWait(owner: string): number {
    const inTurn = ((queues.get(owner)?.length ?? 0) + 1) * Math.max(1, queues.size)
    return (Math.min(inTurn, waiting + 1) / places) * held
  }

  function busy(owner: string, max = size.max ?? Infinity): BusyError {
    const retryAfter = Math.max(minRetryAfter, Math.ceil(expectedWait(owner) / 1_000))
    return new BusyError(name, { retryAfter, isOwn: ofOwner(owner) >= max })
  }

  /** Refuses the last request of the owner with the most, if they have more than this one. */
  function makeRoom(owner: string): boolean {
    let longest: [string, Waiter[]] | undefined
    for (const entry of queues)
      if (longest === undefined || entry[1].length > longest[1].length) longest = entry
    if (longest === undefined || longest[1].length <= (queues.get(owner)?.length ?? 0) + 1)
      return false
    longest[1].at(-1)?.refuse()
    return true
  }

  function wait(owner: string, { max, patience: ownPatience = Infinity }: Wish = {}) {
    const isHopeless = isEarly && expectedWait(owner) > patience
    if (isHopeless || (waiting >= maxWaiting && !makeRoom(owner))) throw busy(owner, max)
    return new Promise<Leave>((resolve, reject) => {
      const refuse = () => {
        clearTimeout(timer)
        remove(owner, waiter, { isServed: false })
        reject(busy(owner, max))
      }
      const waiter: Waiter = {
        max,
        begin() {
          clearTimeout(timer)
          resolve(take(owner))
        },
        refuse,
      }
      const timer = setTimeout(refuse, Math.max(0, Math.min(patience, ownPatience)))
      const queue = queues.get(owner) ?? []
      queue.push(waiter)
      queues.set(owner, queue)
      waiting += 1
    })
  }

  const tryEnter = (owner: string, { max }: Wish = {}): Leave | undefined =>
    // A request must not overtake an earlier one of its owner.
    !queues.has(owner) && mayTake(owner, max) ? take(owner) : undefined

  const enter = async (owner: string, wish?: Wish): Promise<Leave> =>
    tryEnter(owner, wish) ?? wait(owner, wish)

  return {
    enter,
    tryEnter,
    run: (owner, work, wish) =>
      inAnotherPlace(async () => {
        const place: Place = {
          leave: tryEnter(owner, wish) ?? (await wait(owner, wish)),
          away: 0,
          isOver: false,
          takeAgain: () => take(owner),
        }
        try {
          return await currentPlace.run(place, work)
        } finally {
          place.isOver = true
          place.leave()
        }
      }),
    isFull: () => taken >= places,
    state: () => ({ running: taken, waiting }),
  }
}

interface Place {
  leave: Leave
  /** Parts of the work that are being done in places of other limits. */
  away: number
  /** The work is done; what it began for others has no place. */
  isOver: boolean
  /** Takes a place at once, even one too many: work that is half done must neither wait nor be refused. */
  takeAgain(): Leave
}

const currentPlace = new AsyncLocalStorage<Place>()

/** Gives the current place back during the work, which waits for another one, and takes one again after it. */
function inAnotherPlace<Result>(work: () => Promise<Result>): Promise<Result> {
  const place = currentPlace.getStore()
  return place === undefined || place.isOver ? work() : awayFrom(place, work)
}

async function awayFrom<Result>(place: Place, work: () => Promise<Result>): Promise<Result> {
  place.leave()
  place.away += 1
  try {
    return await work()
  } finally {
    place.away -= 1
    if (place.away === 0 && !place.isOver) place.leave = place.takeAgain()
  }
}

/** Requests over which the time that a place is held is averaged. */
const averagedOver = 16
