import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { FolderInUseError } from './errors.ts'
import { isAlive, startTimeOf, systemIdentity } from './processes.ts'

const heartbeat = 2_000
const holderShape = z.object({ pid: z.number(), started: z.string(), system: z.string() })

export interface FolderLock {
  release(): Promise<void>
}

/** Makes this process the only one that works on the folder. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'waybill.lock')
  const own = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  const text = JSON.stringify({
    pid: process.pid,
    started: startTimeOf(process.pid),
    system: systemIdentity(),
  })
  await writeFile(own, text, { mode: 0o644 })
  try {
    // A link is made as a whole or not at all, so nobody reads half a lock.
    while (!(await tryLink(own, path))) await clearIfStale(path, folder)
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
      if ((await readIfThere(path)) === text) await rm(path, { force: true })
    },
  }
}

async function clearIfStale(path: string, folder: string): Promise<void> {
  const found = await readIfThere(path)
  if (found === undefined) return
  const holder = holderShape.safeParse(parse(found)).data
  if (holder !== undefined && (await isHeld(path, holder))) {
    throw new FolderInUseError(
      `Another Waybill (process ${holder.pid}) is using ${folder}. Stop it first, or give this ` +
        'one a folder of its own with DATA_DIR.',
    )
  }
  // Of several that find the same stale lock, one moves it; a lock that is not it goes back.
  const aside = `${path}.stale-${randomBytes(4).toString('hex')}`
  try {
    await rename(path, aside)
  } catch {
    return
  }
  if ((await readIfThere(aside)) !== found) await tryLink(aside, path)
  await rm(aside, { force: true })
}

async function isHeld(path: string, holder: z.infer<typeof holderShape>): Promise<boolean> {
  if (holder.system === systemIdentity()) {
    return isAlive(holder.pid) && startTimeOf(holder.pid) === holder.started
  }
  // Another container or machine, or a boot ago: its process cannot be seen, its heartbeat can.
  const before = await timeOf(path)
  if (before === undefined || Date.now() - before > 10 * heartbeat) return false
  await wait(3 * heartbeat)
  return (await timeOf(path)) !== before
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') return false
    // Some file systems have no hard links.
    if (code === 'EPERM' || code === 'ENOTSUP') return tryCopy(from, to)
    throw error
  }
}

async function tryCopy(from: string, to: string): Promise<boolean> {
  return copyFile(from, to, constants.COPYFILE_EXCL).then(
    () => true,
    () => false,
  )
}

async function timeOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  )
}

async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
