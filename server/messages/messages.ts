import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../openapi/operation.ts'
import { queueResetMails } from '../recovery/repository.ts'
import { createConsumer, type Consumer } from './consumer.ts'
import type { DeliveryResult } from './deliver.ts'
import { removeOld, type Channel } from './repository.ts'
import type { Sender } from './sender.ts'
import type { Senders } from './senders.ts'

/** Emails and webhooks, sent by all nodes together. */
export interface Messages {
  start(): void
  /** Sends what is due by now. */
  round(): Promise<void>
  /** Removes what is older than it is kept. */
  clean(): Promise<void>
  /** How many attempts of this node came to what. */
  counts(): MessageCount[]
  stop(): Promise<void>
}

interface MessageCount {
  channel: Channel
  outcome: DeliveryResult
  count: number
}

/** Milliseconds */
const interval = 1_000
const cleaningInterval = 10 * 60_000
/** Milliseconds that a shutdown waits at most for what is being sent. */
const patience = 5_000
/** Messages that a node sends at the same time. */
const places: Record<Channel, number> = { EMAIL: 5, WEBHOOK: 25 }
/** Rows that are removed at once. */
const cleaningSize = 500

export function createMessages(
  { db }: Pick<AppContext, 'db'>,
  senders: Senders,
  failed: (error: unknown) => void,
): Messages {
  const counts = (['EMAIL', 'WEBHOOK'] as const).flatMap((channel) =>
    (['sent', 'retried', 'failed'] as const).map((outcome) => ({ channel, outcome, count: 0 })),
  )
  const consumers = new Map<Channel, Consumer>()
  let timers: NodeJS.Timeout[] = []
  let looking: Promise<void> | undefined
  let cleaning: Promise<void> | undefined
  let isFailing = false
  let isStopped = false
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
      places: places[channel],
      isAbandoned: () => isAbandoned,
      delivered: (outcome) => count(channel, outcome),
      failed,
    })
    consumers.set(channel, consumer)
  }
  add('EMAIL', senders.EMAIL)
  add('WEBHOOK', senders.WEBHOOK)

  async function look(): Promise<void> {
    if (consumers.has('EMAIL')) await queueResetMails(db)
    await Promise.all([...consumers.values()].map((consumer) => consumer.fill()))
  }
  const lookAlone = (): Promise<void> => {
    looking ??= look().finally(() => (looking = undefined))
    return looking
  }

  async function lookQuietly(): Promise<void> {
    try {
      await lookAlone()
      isFailing = false
    } catch (error) {
      // Once for each time that the database is away.
      if (!isFailing) failed(error)
      isFailing = true
    }
  }

  async function clean(): Promise<void> {
    const hasMore = await removeOld(db, cleaningSize)
    if (hasMore && !isStopped) await clean()
  }
  const cleanAlone = (): void => {
    cleaning ??= clean()
      .catch(failed)
      .finally(() => (cleaning = undefined))
  }

  return {
    start() {
      timers = [setInterval(cleanAlone, cleaningInterval).unref()]
      if (consumers.size === 0) return
      timers.push(setInterval(() => void lookQuietly(), interval).unref())
      void lookQuietly()
    },
    async round() {
      await lookAlone()
      await Promise.all([...consumers.values()].map((consumer) => consumer.idle()))
    },
    clean,
    counts: () => counts,
    async stop() {
      isStopped = true
      for (const timer of timers) clearInterval(timer)
      for (const consumer of consumers.values()) consumer.stop()
      const done = Promise.all([...consumers.values()].map((consumer) => consumer.idle()))
      await within(patience, Promise.all([looking?.catch(() => undefined), cleaning, done]))
      isAbandoned = true
      await Promise.all(Object.values(senders).map((sender) => sender.close()))
    },
  }
}

/** While it listens, the node sends what is due. */
export function mountMessages(app: FastifyInstance, messages: Messages): void {
  app.addHook('onListen', async () => messages.start())
  app.addHook('preClose', () => messages.stop())
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)))
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
