import { createFairLimit, type Leave } from '../../limits/fair-limit.ts'
import type { DueMessage } from './repository.ts'

/** Places of one node for the messages of a channel that it sends at the same time. */
export interface MessagePlaces {
  tryEnter(message: DueMessage): Leave | undefined
  isFull(): boolean
}

/** Emails have no owners here, because the mail server takes them one after the other for all recipients. */
export function mailPlaces(): MessagePlaces {
  const limit = createFairLimit('mails')
  return { tryEnter: () => limit.tryEnter('server'), isFull: () => limit.isFull() }
}

/**
 * Endpoints that fail, or have never accepted a message, have a part of the places together, so that they
 * cannot hold up the others, however many there are, of however many owners.
 */
export function webhookPlaces(): MessagePlaces {
  const limit = createFairLimit('webhooks')
  const doubtful = createFairLimit('doubtfulWebhooks')
  return {
    tryEnter({ user_id: owner, is_doubtful: isDoubtful }) {
      if (!isDoubtful) return limit.tryEnter(owner)
      const leaveDoubtful = doubtful.tryEnter(owner)
      if (leaveDoubtful === undefined) return undefined
      const leave = limit.tryEnter(owner)
      if (leave === undefined) {
        leaveDoubtful()
        return undefined
      }
      return () => {
        leave()
        leaveDoubtful()
      }
    },
    isFull: () => limit.isFull(),
  }
}
