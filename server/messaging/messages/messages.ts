import type { AppContext } from '../../http/openapi/operation.ts'
import { createConsumer, type Consumer } from './consumer.ts'
import type { DeliveryResult } from './deliver.ts'
import type { Channel } from './repository.ts'
import type { Sender } from './sender.ts'
import type { Senders } from './senders.ts'
import { within } from './within.ts'

/** Emails and webhooks, sent by all nodes together. */
export interface Messages {
  /** Channels that this installation sends by. */
  channels: readonly Channel[]
  /** Begins as many due messages as the concurrency allows. */
  fill(): Promise<void>
  /** Sends all due messages, and waits until they are sent. */
  round(): Promise<void>
  /** Counts of this node's attempts by outcome. */
  counts(): MessageCount[]
  stop(): Promise<void>
}

interface MessageCount {
  channel: Channel
  outcome: DeliveryResult
  count: number
}

/** Milliseconds that a shutdown waits at most for messages that are being sent. */
const stopTimeout = 5_000

export function createMessages(
  { db }: Pick<AppContext, 'db'>,
  senders: Senders,
  failed: (error: unknown) => void,
): Messages {
  const counts = (['EMAIL', 'WEBHOOK'] as const).flatMap((channel) =>
    (['sent', 'retried', 'failed'] as const).map((outcome) => ({ channel, outcome, count: 0 })),
  )
  const consumers = new Map<Channel, Consumer>()
  let isAbandoned = false

  function count(channel: Channel, outcome: DeliveryResult): void {
    const found = counts.find((one) => one.channel === channel && one.outcome === outcome)
    if (found !== undefined) found.count += 1
  }

  function add(channel: Channel, sender: Sender | undefined): void {
    if (sender === undefined) return
    const consumer = createConsumer({
      db,
      channel,
      sender,
      isAbandoned: () => isAbandoned,
      delivered: (outcome) => count(channel, outcome),
      failed,
    })
    consumers.set(channel, consumer)
  }
  add('EMAIL', senders.EMAIL)
  add('WEBHOOK', senders.WEBHOOK)

  const all = () => [...consumers.values()]
  const fill = async () => void (await Promise.all(all().map((consumer) => consumer.fill())))
  const idle = async () => void (await Promise.all(all().map((consumer) => consumer.idle())))

  return {
    channels: [...consumers.keys()],
    fill,
    async round() {
      await fill()
      await idle()
    },
    counts: () => counts,
    async stop() {
      for (const consumer of all()) consumer.stop()
      await within(stopTimeout, idle())
      isAbandoned = true
      await Promise.all(Object.values(senders).map((sender) => sender.close()))
    },
  }
}
