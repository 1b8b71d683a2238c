import { existsSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { EmbeddedError, FolderInUseError } from './errors.ts'
import { keptPassword } from './password.ts'
import { clusterName, findHome } from './placement.ts'
import { isAlive, servesFolder } from './processes.ts'
import {
  addressesOf,
  startEmbedded,
  type Embedded,
  type EmbeddedOptions,
} from './start-embedded.ts'

const patience = 30_000

export type Reached = Pick<Embedded, 'url' | 'adminUrl' | 'stop'>

/**
 * The database of a folder: the one that a running Waybill keeps there, or else one started for
 * the caller. `stop` ends only what was started here.
 */
export async function reachEmbedded(options: EmbeddedOptions): Promise<Reached> {
  const end = Date.now() + patience
  for (;;) {
    try {
      return await startEmbedded(options)
    } catch (error) {
      // Whoever holds the folder may still be starting, or stop at this moment.
      if (!(error instanceof FolderInUseError)) throw error
      const running = await findRunning(options.dataDir)
      if (running !== undefined) return running
      if (Date.now() > end) throw error
      await wait(200)
    }
  }
}

/** For whoever wants to read what is there, and not to find an empty database made for them. */
export async function checkDatabaseIsThere(dataDir: string): Promise<void> {
  if (existsSync(join(await findHome(dataDir), clusterName))) return
  throw new EmbeddedError(
    `There is no database in ${dataDir}. Say where it is with DATA_DIR or DATABASE_URL.`,
  )
}

async function findRunning(dataDir: string): Promise<Reached | undefined> {
  const cluster = join(await findHome(await realpath(dataDir)), clusterName)
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, , , , status] = text.split('\n')
  const isReady = status?.trim() === 'ready'
  if (!isReady || !isAlive(Number(pid)) || !servesFolder(Number(pid), cluster)) return undefined
  const password = await keptPassword(dataDir)
  if (password === undefined) return undefined
  return { ...addressesOf(Number(port), password), stop: async () => undefined }
}
