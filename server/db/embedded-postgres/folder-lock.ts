import { createHash, randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { EmbeddedError, FolderInUseError } from './errors.ts'
import { isAlive, startTimeOf, systemIdentity } from './processes.ts'

const heartbeat = 2_000
const holderShape = z.object({
  pid: z.number(),
  started: z.string(),
  system: z.string(),
  /** Unique for each lock, also of the same process. */
  id: z.string().optional(),
})

type Holder = z.infer<typeof holderShape>

export interface FolderLock {
  release(): Promise<void>
}

/** Makes this process the only one that works on the folder. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'waybill.lock')
  const id = randomBytes(8).toString('hex')
  const holder: Holder = {
    pid: process.pid,
    started: startTimeOf(process.pid),
    system: systemIdentity(),
    id,
  }
  const text = JSON.stringify(holder)
  const own = `${path}.${id}`
  await writeFile(own, text, { mode: 0o644 })
  try {
    while (!(await tryLock(own, path, folder)));
  } finally {
    await rm(own, { force: true })
  }
  const timer = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch(() => undefined)
  }, heartbeat)
  timer.unref()
  return {
    async release() {
      clearInterval(timer)
      if ((await readIfPresent(path)) === text) await rm(path, { force: true })
    },
  }
}

/**
 * Replaces a stale lock and never removes it, because another process may have put a newer one
 * there in between. Only the process that holds the succession to exactly this lock, a second lock
 * file beside it, may replace it.
 */
async function tryLock(own: string, path: string, folder: string): Promise<boolean> {
  const stale: { path: string; text: string }[] = []
  let free = path
  while (!(await tryLink(own, free))) {
    const text = await readIfPresent(free)
    // The holder has just released it.
    if (text === undefined) return false
    await refuseIfHeld(free, text, folder)
    stale.push({ path: free, text })
    free = `${path}.after-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
  }
  if (free === path) return true
  for (const lock of stale) {
    if ((await readIfPresent(lock.path)) === lock.text) continue
    // Another process has taken over the lock in between.
    await rm(free, { force: true })
    return false
  }
  await rename(free, path)
  for (const lock of stale.slice(1)) await rm(lock.path, { force: true })
  return true
}

async function refuseIfHeld(path: string, text: string, folder: string): Promise<void> {
  const holder = parseHolder(text)
  if (holder === undefined || !(await isHeld(path, holder))) return
  throw new FolderInUseError(
    `Another Waybill (process ${holder.pid}) is using ${folder}. Stop it first, or give this ` +
      'one a folder of its own with DATA_DIR.',
  )
}

async function isHeld(path: string, holder: Holder): Promise<boolean> {
  if (holder.system === systemIdentity()) {
    return isAlive(holder.pid) && startTimeOf(holder.pid) === holder.started
  }
  // The holder is in another container, on another machine or from before a reboot: only its heartbeat can be seen.
  const before = await modifiedAt(path)
  if (before === undefined || Date.now() - before > 10 * heartbeat) return false
  await wait(3 * heartbeat)
  return (await modifiedAt(path)) !== before
}

// Linking is atomic, so no other process reads half a lock.
async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') return false
    if (code !== 'EPERM' && code !== 'ENOTSUP') throw error
    throw new EmbeddedError(
      `The folder of ${to} cannot be locked: its file system has no hard links. Choose another ` +
        'with DATA_DIR.',
      { cause: error },
    )
  }
}

async function modifiedAt(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  )
}

async function readIfPresent(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined)
}

function parseHolder(text: string): Holder | undefined {
  try {
    return holderShape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
