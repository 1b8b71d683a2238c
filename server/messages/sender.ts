import type { Transaction } from '../db/database.ts'
import type { Message } from './repository.ts'

/** Result of one attempt to send a message. */
export type SendResult =
  | { result: 'sent'; status: number | null }
  | { result: 'refused'; status: number | null; error: string; isFinal: boolean; after?: number }

/** Sends by one channel. What came of it is written by its caller. */
export interface Sender {
  send(message: Message): Promise<SendResult>
  /** Seconds after each attempt that failed; after the last one the message is given up. */
  retryDelays: readonly number[]
  /** Does what else follows from an attempt, in the transaction that records it. */
  recorded?(
    transaction: Transaction,
    message: Message,
    outcome: SendResult & { isGivenUp: boolean },
  ): Promise<void>
  close(): Promise<void>
}
