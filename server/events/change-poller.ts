import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { findChanges, numberChanges, readCounter, type Change } from './repository.ts'

/** Reads on in the changes, once for all followers of the node, while there are any. */
export interface Tail {
  /** From then on, whatever lies after the cursor is told. */
  start(): Promise<number>
  /** The number up to which everybody has been told. */
  cursor(): number
  tidy(): Promise<void>
  stop(): void
}

interface Readers {
  isAnyone: () => boolean
  /** Before each reading. */
  check: () => Promise<void>
  /** Loads what the telling takes; what it answers tells everybody, at once. */
  prepare: (changes: Change[]) => Promise<() => void>
  /** Changes were removed before this node read them. */
  fellBehind: () => void
  failed: (error: unknown) => void
}

const interval = 250

export function createTail(db: Kysely<Database>, readers: Readers): Tail {
  let cursor: number | null = null
  let starting: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function begin(): Promise<void> {
    await tidy()
    const { last } = await readCounter(db)
    cursor = last
    plan()
  }

  function plan(): void {
    if (isStopped) return
    timer = setTimeout(() => void turn(), interval)
    timer.unref()
  }

  async function turn(): Promise<void> {
    try {
      await readers.check()
      if (!readers.isAnyone()) {
        cursor = null
        return
      }
      await readOn()
    } catch (error) {
      // The database is away, most likely: the cursor stays, so the next turn goes on from here.
      readers.failed(error)
    }
    plan()
  }

  async function readOn(): Promise<void> {
    for (;;) {
      const { changes, someWait, areMore } = await findChanges(db, cursor ?? 0)
      const [first] = changes
      const last = changes.at(-1)
      if (first !== undefined && last !== undefined) {
        if (first.number !== (cursor ?? 0) + 1) readers.fellBehind()
        const tell = await readers.prepare(changes)
        // No waiting between these two: whoever joins is either told this, or starts behind it.
        tell()
        cursor = last.number
      }
      const numbered = someWait ? await numberChanges(db) : 0
      if (numbered === 0 && !areMore) return
    }
  }

  async function tidy(): Promise<void> {
    while ((await numberChanges(db)) > 0);
  }

  return {
    async start() {
      while (cursor === null) {
        starting ??= begin().finally(() => (starting = null))
        await starting
      }
      return cursor
    },
    cursor: () => cursor ?? 0,
    tidy,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
