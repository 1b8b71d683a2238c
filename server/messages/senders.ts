import type { AppContext } from '../openapi/operation.ts'
import type { Channel } from './repository.ts'
import type { Sender } from './sender.ts'

/** Messages of a channel without a sender are left alone. */
export type Senders = Partial<Record<Channel, Sender>>

/** What this installation can send, by its settings. */
export function createSenders(_context: AppContext): Senders {
  return {}
}
