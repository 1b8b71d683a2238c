import type { Transaction } from '../../db/database.ts'
import type { Message } from './repository.ts'
import type { SendResult } from './send-result.ts'

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
