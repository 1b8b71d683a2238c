import { setTimeout as wait } from 'node:timers/promises'
import { messageAfter, type MessageState } from '../../../machines/message-delivery.ts'
import type { Database } from '../../db/database.ts'
import { retryOf } from '../../db/errors.ts'
import { recordAttempt, type LeasedMessage } from './repository.ts'
import { refusedFor, type Refused, type SendResult } from './send-result.ts'
import type { Sender } from './sender.ts'

export type DeliveryResult = 'sent' | 'retried' | 'failed'

interface Delivery {
  db: Database
  sender: Sender
  /** True once the node has stopped waiting for its unfinished messages. */
  isAbandoned: () => boolean
  failed: (error: unknown) => void
  /** Called before the attempt is recorded, and so before its end lets another message be leased. */
  attempted: (attempt: { isAnswered: boolean; milliseconds: number }) => void
}

/** Milliseconds for one attempt; senders have shorter limits of their own. */
const sendTimeout = 30_000
/** Milliseconds between tries to record an attempt, and for all of them together. */
const recordInterval = 200
const recordTimeout = 5 * 60_000
/**
 * Share by which a delay is varied at random, so that messages that failed together are not retried together.
 */
const jitter = 0.1
/** Longest wait that an endpoint can ask for, in seconds. */
const maxAfter = 24 * 3_600

/** Makes one attempt and records it; undefined if its outcome is unknown. */
export async function deliver(
  message: LeasedMessage,
  delivery: Delivery,
): Promise<DeliveryResult | undefined> {
  const { db, sender } = delivery
  const begun = performance.now()
  const outcome = await attempt(message, delivery)
  if (outcome === undefined) return undefined
  const milliseconds = Math.round(performance.now() - begun)
  delivery.attempted({ isAnswered: outcome.status !== null, milliseconds })

  const retryDelay = sender.retryDelays[message.attempts]
  const state = stateAfter(message, outcome, retryDelay)
  const isGivenUp = state === 'failed'
  const retryAfter =
    outcome.result === 'refused' && state === 'deferred' && retryDelay !== undefined
      ? retryAfterOf(outcome, retryDelay)
      : null
  const record = () =>
    db.transaction(async (transaction) => {
      const written = { state, retryAfter, outcome, milliseconds }
      if (!(await recordAttempt(transaction, message, written))) return
      await sender.recorded?.(transaction, message, { ...outcome, isGivenUp })
    })
  await untilRecorded(record, delivery)
  return state === 'sent' ? 'sent' : isGivenUp ? 'failed' : 'retried'
}

async function attempt(
  message: LeasedMessage,
  { sender, failed }: Delivery,
): Promise<SendResult | undefined> {
  const timer = new AbortController()
  const timeout = wait(sendTimeout, null, { signal: timer.signal })
  try {
    const outcome = await Promise.race([sender.send(message), timeout])
    return outcome ?? refusedFor('noAnswerInTime')
  } catch (error) {
    failed(error)
    // Without the database this does not count as an attempt; the message is due again when its lease ends.
    if (retryOf(error) !== 'never') return undefined
    return refusedFor('failureOnThisSide')
  } finally {
    timer.abort()
    timeout.catch(() => undefined)
  }
}

function stateAfter(
  { attempts }: LeasedMessage,
  outcome: SendResult,
  retryDelay: number | undefined,
): MessageState {
  const before = attempts === 0 ? 'queued' : 'deferred'
  if (outcome.result === 'sent') return messageAfter(before, { type: 'attempt.accepted' })
  const hasRetries = retryDelay !== undefined
  return messageAfter(before, { type: 'attempt.refused', isFinal: outcome.isFinal, hasRetries })
}

/** Seconds until the next attempt. */
function retryAfterOf({ after = 0 }: Refused, delay: number): number {
  const spread = delay * (1 - jitter + 2 * jitter * Math.random())
  return Math.max(spread, Math.min(after, maxAfter))
}

/** Tries again while the database is away, because a message whose success is not recorded would be sent again. */
async function untilRecorded(
  record: () => Promise<void>,
  { isAbandoned }: Delivery,
): Promise<void> {
  const begun = performance.now()
  for (;;) {
    try {
      await record()
      return
    } catch (error) {
      const isLate = performance.now() - begun > recordTimeout
      if (retryOf(error) === 'never' || isLate || isAbandoned()) throw error
      await wait(recordInterval)
    }
  }
}
