import type { Database } from '../db/database.ts'
import {
  findChanges,
  findLastChange,
  numberChanges,
  type Change,
  type Cursor,
} from './repository.ts'

/** Reads the outbox, once for all subscribers of the node, while there are any. */
export interface ChangePoller {
  /** Once it resolves, every change after the cursor is broadcast. */
  start(): Promise<void>
  /** The last change that was broadcast; throws unless the poller has started. */
  cursor(): Cursor
  /** Milliseconds since the last successful poll; null while there are no subscribers. */
  age(): number | null
  /** Numbers all changes that have no number yet. */
  numberAll(): Promise<void>
  stop(): void
}

interface PollerOptions {
  hasSubscribers: () => boolean
  beforePoll: () => Promise<void>
  /**
   * Loads the rows of the changes. The returned function broadcasts them synchronously, or returns
   * false if they have to be loaded again.
   */
  prepareBroadcast: (changes: Change[]) => Promise<() => boolean>
  /**
   * Called if the change at the cursor is gone: removed with others that this node has not read, or lost
   * with others that it has. The cursor is already at the last change that exists.
   */
  onGap: () => void
  failed: (error: unknown) => void
}

const interval = 250

export function createChangePoller(db: Database, options: PollerOptions): ChangePoller {
  let cursor: Cursor | null = null
  let starting: Promise<void> | null = null
  let lastPoll = 0
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function begin(): Promise<void> {
    cursor = await findEnd()
    lastPoll = performance.now()
    schedule()
  }

  async function findEnd(): Promise<Cursor> {
    await numberAll()
    return findLastChange(db)
  }

  function schedule(): void {
    if (isStopped) return
    timer = setTimeout(() => void poll(), interval)
    timer.unref()
  }

  async function poll(): Promise<void> {
    try {
      await options.beforePoll()
      if (!options.hasSubscribers()) {
        cursor = null
        return
      }
      await readNewChanges()
      lastPoll = performance.now()
    } catch (error) {
      // Most likely the database is away. The cursor stays, so the next poll continues from here.
      options.failed(error)
    }
    schedule()
  }

  async function readNewChanges(): Promise<void> {
    while (cursor !== null) {
      const found = await findChanges(db, cursor)
      if (found === null) {
        const end = await findEnd()
        // No await between these two, so that no subscriber that starts from the old cursor is left out.
        cursor = end
        options.onGap()
        return
      }
      const { changes, hasUnnumbered, hasMore } = found
      const last = changes.at(-1)
      if (last !== undefined) {
        const broadcast = await options.prepareBroadcast(changes)
        // No await between these two, so that a new subscriber is either sent this or starts after it.
        if (!broadcast()) continue
        cursor = last
      }
      const hasNumbered = hasUnnumbered && (await numberChanges(db))
      if (!hasNumbered && !hasMore) return
    }
  }

  async function numberAll(): Promise<void> {
    while (await numberChanges(db));
  }

  return {
    async start() {
      while (cursor === null) {
        starting ??= begin().finally(() => (starting = null))
        await starting
      }
    },
    cursor() {
      if (cursor === null) throw new Error('The poller has not started')
      return cursor
    },
    age: () => (cursor === null ? null : performance.now() - lastPoll),
    numberAll,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
