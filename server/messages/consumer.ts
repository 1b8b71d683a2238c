import type { Database } from '../db/database.ts'
import { retryOf } from '../db/errors.ts'
import { deliver, type DeliveryResult } from './deliver.ts'
import type { Job, Queue } from './queue.ts'
import { markQueued, unmarkQueued, type Channel } from './repository.ts'
import type { Sender } from './sender.ts'

/** Sends the messages of one channel, some at the same time. */
export interface Consumer {
  /** Takes as many messages as it has places for, and puts what is due into the queue. */
  fill(): Promise<void>
  /** What is being sent is done. */
  idle(): Promise<void>
  /** It takes nothing more. */
  stop(): void
}

interface ConsumerOptions {
  db: Database
  queue: Queue
  channel: Channel
  sender: Sender
  /** Messages at the same time. */
  places: number
  isAbandoned: () => boolean
  delivered: (result: DeliveryResult) => void
  failed: (error: unknown) => void
}

/** Messages that are put into the queue at once, and only when there is nothing in it. */
const maxQueued = 500

export function createConsumer({
  db,
  queue,
  channel,
  sender,
  places,
  isAbandoned,
  delivered,
  failed,
}: ConsumerOptions): Consumer {
  const running = new Set<Promise<void>>()
  let filling: Promise<void> | undefined
  let hasMore = false
  let isStopped = false

  async function fillPlaces(): Promise<void> {
    hasMore = false
    for (;;) {
      const free = places - running.size
      hasMore ||= free === 0
      if (free === 0 || isStopped) return
      const jobs = await queue.take(channel, free)
      for (const job of jobs) begin(job)
      if (jobs.length === free) continue
      if (isStopped || !(await putDue())) return
    }
  }

  async function putDue(): Promise<boolean> {
    const ids = await markQueued(db, channel, maxQueued)
    if (ids.length === 0) return false
    try {
      await queue.put(channel, ids)
      return true
    } catch (error) {
      await unmarkQueued(db, ids).catch(failed)
      // Its tables are gone or unfit: they are made anew.
      if (retryOf(error) === 'never') await queue.close().catch(failed)
      throw error
    }
  }

  const fill = (): Promise<void> => {
    filling ??= fillPlaces().finally(() => (filling = undefined))
    return filling
  }

  function begin(job: Job): void {
    const work = run(job)
      .catch(failed)
      .finally(() => {
        running.delete(work)
        if (hasMore && !isStopped) fill().catch(failed)
      })
    running.add(work)
  }

  async function run(job: Job): Promise<void> {
    const { messageId } = job.data
    const result = await deliver(messageId, { db, sender, isAbandoned, failed })
    if (result !== undefined) delivered(result)
    await queue.done(channel, job)
  }

  return {
    fill,
    async idle() {
      await filling?.catch(failed)
      while (running.size > 0) {
        await Promise.all(running)
        await filling?.catch(failed)
      }
    },
    stop: () => (isStopped = true),
  }
}
