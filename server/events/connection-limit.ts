import { tooMany, unavailable } from '../http/errors.ts'

/** Streams that one node holds open. */
export const usuallyOnNode = 5_000
/** Of one person: tabs share a stream, so these are browsers and devices. */
const mostOfPerson = 10
/** Of one address that follows as the public; offices and schools share one. */
const mostOfAddress = 60

const waitSeconds = 30

export interface HeadCount {
  /** Answers what takes the follower off the count; throws where there is no room. */
  enter(who: { person: string } | { address: string }): () => void
  readonly total: number
}

export function createHeadCount({
  limitsAddresses,
  mostOnNode,
}: {
  limitsAddresses: boolean
  mostOnNode: number
}): HeadCount {
  const counts = new Map<string, number>()
  let total = 0
  return {
    enter(who) {
      const isPerson = 'person' in who
      const key = isPerson ? `person ${who.person}` : `address ${who.address}`
      const count = counts.get(key) ?? 0
      const most = isPerson ? mostOfPerson : limitsAddresses ? mostOfAddress : Infinity
      if (count >= most) throw tooMany(waitSeconds)
      if (total >= mostOnNode) throw unavailable(waitSeconds)
      counts.set(key, count + 1)
      total += 1
      return () => {
        total -= 1
        const left = (counts.get(key) ?? 1) - 1
        if (left === 0) counts.delete(key)
        else counts.set(key, left)
      }
    },
    get total() {
      return total
    },
  }
}
