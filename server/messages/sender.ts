import type { Transaction } from '../db/database.ts'
import type { Message } from './repository.ts'

/** Result of one attempt to send a message; the error is stored as it is, in English. */
export type SendResult =
  | { result: 'sent'; status: number | null }
  | { result: 'refused'; status: number | null; error: string; isFinal: boolean; after?: number }

/** Sends messages of one channel. Its caller records the result. */
export interface Sender {
  send(message: Message): Promise<SendResult>
  /** Seconds to wait after each failed attempt; a message that fails after the last delay is given up. */
  retryDelays: readonly number[]
  /** Handles further effects of an attempt, in the transaction that records it. */
  recorded?(
    transaction: Transaction,
    message: Message,
    outcome: SendResult & { isGivenUp: boolean },
  ): Promise<void>
  close(): Promise<void>
}
