import type { Database } from '../db/database.ts'
import { deliver, type DeliveryResult } from './deliver.ts'
import { leaseDue, type Channel, type LeasedMessage } from './repository.ts'
import type { Sender } from './sender.ts'

/** Sends the messages of one channel, some at the same time. */
export interface Consumer {
  /** Begins as many messages as it has room for. */
  fill(): Promise<void>
  /** Resolves once all that is being sent is done. */
  idle(): Promise<void>
  /** It takes nothing more. */
  stop(): void
}

interface ConsumerOptions {
  db: Database
  channel: Channel
  sender: Sender
  /** Messages at the same time. */
  concurrency: number
  isAbandoned: () => boolean
  delivered: (result: DeliveryResult) => void
  failed: (error: unknown) => void
}

/**
 * An endpoint that has kept a connection without an answer has the next one after so many times as long, so
 * that one that hangs has a quarter of a connection at most.
 */
const restFactor = 3

export function createConsumer({
  db,
  channel,
  sender,
  concurrency,
  isAbandoned,
  delivered,
  failed,
}: ConsumerOptions): Consumer {
  const running = new Map<Promise<void>, LeasedMessage>()
  /** Ends of their rests, by endpoint, in milliseconds of this process. */
  const restsUntil = new Map<string, number>()
  let filling: Promise<void> | undefined
  /** A message has ended, or time has passed, since what is due was looked for. */
  let isStale = false
  let isStopped = false

  async function fillRoom(): Promise<void> {
    for (;;) {
      const free = concurrency - running.size
      if (free === 0 || isStopped) return
      isStale = false
      const room = { free, running: [...running.values()], resting: resting() }
      const messages = await leaseDue(db, channel, room)
      for (const message of messages) begin(message)
      if (messages.length === 0 && !isStale) return
    }
  }

  function resting(): string[] {
    const now = performance.now()
    for (const [endpoint, until] of restsUntil) if (until <= now) restsUntil.delete(endpoint)
    return [...restsUntil.keys()]
  }

  const fill = (): Promise<void> => {
    isStale = true
    filling ??= fillRoom().finally(() => (filling = undefined))
    return filling
  }

  function begin(message: LeasedMessage): void {
    const work = run(message)
      .catch(failed)
      .finally(() => {
        running.delete(work)
        if (!isStopped) fill().catch(failed)
      })
    running.set(work, message)
  }

  async function run(message: LeasedMessage): Promise<void> {
    const { endpoint_id: endpoint } = message
    const result = await deliver(message, {
      db,
      sender,
      isAbandoned,
      failed,
      attempted({ isAnswered, milliseconds }) {
        if (!isAnswered && endpoint !== null)
          restsUntil.set(endpoint, performance.now() + restFactor * milliseconds)
      },
    })
    if (result !== undefined) delivered(result)
  }

  return {
    fill,
    async idle() {
      await filling?.catch(failed)
      while (running.size > 0) {
        await Promise.all(running.keys())
        await filling?.catch(failed)
      }
    },
    stop: () => (isStopped = true),
  }
}
