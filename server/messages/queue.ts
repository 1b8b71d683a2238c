import PgBoss from 'pg-boss'
import type { Database } from '../db/database.ts'
import { retryOf } from '../db/errors.ts'
import type { Channel } from './repository.ts'

/** Shares the messages that are due among the nodes. What it holds can be made anew at any time. */
export interface Queue {
  isOpen(): boolean
  /** The first node that needs its tables makes them. */
  open(): Promise<void>
  put(channel: Channel, messageIds: string[]): Promise<void>
  /** At most so many, which no other node is given. */
  take(channel: Channel, count: number): Promise<Job[]>
  done(channel: Channel, job: Job): Promise<void>
  close(): Promise<void>
}

export interface Job {
  id: string
  data: { messageId: string }
}

/** One queue each, so that endpoints that are slow do not hold up mails. */
const names: Record<Channel, string> = { EMAIL: 'email', WEBHOOK: 'webhook' }

export function createQueue(db: Database, failed: (error: unknown) => void): Queue {
  let boss: PgBoss | undefined

  async function start(): Promise<PgBoss> {
    const starting = new PgBoss({
      db: { executeSql: async (text, values) => ({ rows: await db.raw(text, values) }) },
      schedule: false,
      maintenanceIntervalSeconds: 60,
      archiveCompletedAfterSeconds: 3_600,
      deleteAfterHours: 1,
    })
    starting.on('error', failed)
    await starting.start()
    try {
      for (const name of Object.values(names)) {
        // A job is one try: what of it was not done comes back from the messages themselves.
        await repeatedOnCollision(() =>
          starting.createQueue(name, { name, retryLimit: 0, expireInSeconds: 60 }),
        )
      }
    } catch (error) {
      await starting.stop({ graceful: false })
      throw error
    }
    return starting
  }

  /** Two nodes that make the same queue at once may lock each other out. */
  async function repeatedOnCollision(work: () => Promise<void>, attempts = 5): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (attempts === 1 || retryOf(error) !== 'at once') throw error
      await repeatedOnCollision(work, attempts - 1)
    }
  }

  const opened = (): PgBoss => {
    if (boss === undefined) throw new Error('The queue is not open')
    return boss
  }

  return {
    isOpen: () => boss !== undefined,
    async open() {
      boss ??= await start()
    },
    put: (channel, messageIds) =>
      opened().insert(
        messageIds.map((messageId) => ({ name: names[channel], data: { messageId } })),
      ),
    take: (channel, count) =>
      opened().fetch<Job['data']>(names[channel], { batchSize: count, priority: false }),
    done: (channel, { id }) => opened().complete(names[channel], id),
    async close() {
      const closing = boss
      boss = undefined
      await closing?.stop({ graceful: false })
    },
  }
}
