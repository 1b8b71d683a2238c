import type { Database } from '../../db/database.ts'
import { deliver, type DeliveryResult } from './deliver.ts'
import type { Leave } from '../../limits/fair-limit.ts'
import { mailPlaces, webhookPlaces } from './places.ts'
import { findDue, lease, type Channel, type DueMessage, type LeasedMessage } from './repository.ts'
import type { Sender } from './sender.ts'

/** Sends the messages of one channel, several at the same time. */
export interface Consumer {
  /** Begins as many due messages as its concurrency allows. */
  fill(): Promise<void>
  /** Resolves once no message is being sent. */
  idle(): Promise<void>
  /** Makes it begin no more messages. */
  stop(): void
}

interface ConsumerOptions {
  db: Database
  channel: Channel
  sender: Sender
  isAbandoned: () => boolean
  delivered: (result: DeliveryResult) => void
  failed: (error: unknown) => void
}

/**
 * An endpoint that did not answer rests for this many times as long as the attempt took, so that a hanging
 * one occupies a connection for a quarter of the time at most.
 */
const restFactor = 3

export function createConsumer({
  db,
  channel,
  sender,
  isAbandoned,
  delivered,
  failed,
}: ConsumerOptions): Consumer {
  const places = channel === 'EMAIL' ? mailPlaces() : webhookPlaces()
  const running = new Map<Promise<void>, LeasedMessage>()
  /** Ends of the rests by endpoint, in milliseconds by `performance.now()`. */
  const restsUntil = new Map<string, number>()
  let filling: Promise<void> | undefined
  /** `fill` was called since the last search for due messages. */
  let isStale = false
  let isStopped = false

  async function fillRoom(): Promise<void> {
    for (;;) {
      if (places.isFull() || isStopped) return
      isStale = false
      const due = await findDue(db, channel, { running: [...running.values()], resting: resting() })
      const begun = await beginSome(due)
      if (begun === 0 && !isStale) return
    }
  }

  /** Begins the due messages for which there is a place; returns their number. */
  async function beginSome(due: DueMessage[]): Promise<number> {
    const leaves = new Map<string, Leave>()
    for (const message of due) {
      const leave = places.tryEnter(message)
      if (leave !== undefined) leaves.set(message.id, leave)
    }
    let messages: LeasedMessage[] = []
    try {
      if (leaves.size > 0) messages = await lease(db, [...leaves.keys()])
    } finally {
      const leased = new Set(messages.map(({ id }) => id))
      for (const [id, leave] of leaves) if (!leased.has(id)) leave()
    }
    for (const message of messages) begin(message, leaves.get(message.id))
    // Other nodes may have leased what this one found, so it looks again.
    return leaves.size
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

  function begin(message: LeasedMessage, leave: Leave | undefined): void {
    const work = run(message)
      .catch(failed)
      .finally(() => {
        running.delete(work)
        leave?.()
        fill().catch(failed)
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
