import type { Database } from '../db/database.ts'
import { findChanges, findLastNumber, numberChanges, type Change } from './repository.ts'

/** Reads the outbox, once for all subscribers of the node, while there are any. */
export interface ChangePoller {
  /** From then on, every change after the cursor is broadcast. */
  start(): Promise<void>
  /** The number of the last change that was broadcast. */
  cursor(): number
  /** Milliseconds since it last read on without a failure; null while it need not. */
  age(): number | null
  /** Numbers the changes that wait for it. */
  numberAll(): Promise<void>
  stop(): void
}

interface PollerOptions {
  hasSubscribers: () => boolean
  beforePoll: () => Promise<void>
  /**
   * Loads what the broadcast takes. The function that it answers broadcasts, at once; or answers
   * false, where it has to be prepared again.
   */
  prepareBroadcast: (changes: Change[]) => Promise<() => boolean>
  /** Changes were removed before this node read them. */
  onGap: () => void
  failed: (error: unknown) => void
}

const interval = 250

export function createChangePoller(db: Database, options: PollerOptions): ChangePoller {
  let cursor: number | null = null
  let starting: Promise<void> | null = null
  let lastPoll = 0
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function begin(): Promise<void> {
    await numberAll()
    cursor = await findLastNumber(db)
    lastPoll = performance.now()
    schedule()
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
      await readOn()
      lastPoll = performance.now()
    } catch (error) {
      // The database is away, most likely: the cursor stays, so the next poll goes on from here.
      options.failed(error)
    }
    schedule()
  }

  async function readOn(): Promise<void> {
    for (;;) {
      const { changes, hasUnnumbered, hasMore } = await findChanges(db, cursor ?? 0)
      const [first] = changes
      const last = changes.at(-1)
      if (first !== undefined && last !== undefined) {
        if (first.number !== (cursor ?? 0) + 1) options.onGap()
        const broadcast = await options.prepareBroadcast(changes)
        // No waiting between these two: a new subscriber is either sent this, or starts behind it.
        if (!broadcast()) continue
        cursor = last.number
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
    cursor: () => cursor ?? 0,
    age: () => (cursor === null ? null : performance.now() - lastPoll),
    numberAll,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
