import { clientNetwork } from '../http/client-address.ts'
import { tooMany, unavailable } from '../http/errors.ts'

/** Streams that one node holds open. */
const defaultMaxStreams = 5_000
/** Streams of one user. Tabs share one, so this counts browsers and devices. */
const maxOfUser = 10
/** Streams of visitors at one address; offices and schools share one. */
const maxOfAddress = 60

const retrySeconds = 30

export interface ConnectionLimit {
  /** Counts a stream until the returned function is called; throws a 429 or 503 at the limit. */
  enter(subscriber: { userId: string } | { address: string }): () => void
  isEmpty(): boolean
}

export function createConnectionLimit({
  limitsAddresses,
  maxStreams = defaultMaxStreams,
}: {
  limitsAddresses: boolean
  maxStreams: number | undefined
}): ConnectionLimit {
  const counts = new Map<string, number>()
  let total = 0
  return {
    enter(subscriber) {
      const isUser = 'userId' in subscriber
      const key = isUser ? subscriber.userId : clientNetwork(subscriber.address)
      const max = isUser ? maxOfUser : limitsAddresses ? maxOfAddress : Infinity
      const count = counts.get(key) ?? 0
      if (count >= max) throw tooMany(retrySeconds, 'streams')
      if (total >= maxStreams) {
        throw unavailable({ retryAfter: retrySeconds, limit: 'streams' })
      }
      counts.set(key, count + 1)
      total += 1
      return () => {
        total -= 1
        const left = (counts.get(key) ?? 1) - 1
        if (left === 0) counts.delete(key)
        else counts.set(key, left)
      }
    },
    isEmpty: () => total === 0,
  }
}
