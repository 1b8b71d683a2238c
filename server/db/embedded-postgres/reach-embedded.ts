import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { readPassword } from './cluster.ts'
import { EmbeddedError, FolderInUseError } from './errors.ts'
import { findCluster } from './placement.ts'
import { readPostmasterFile } from './postmaster.ts'
import { isAlive, servesCluster } from './processes.ts'
import {
  addressesOf,
  startEmbedded,
  type Embedded,
  type EmbeddedOptions,
} from './start-embedded.ts'

const timeout = 30_000

export type Reached = Pick<Embedded, 'url' | 'adminUrl' | 'stop'>

/**
 * Finds the database of a folder: that of a running Waybill, or else one that is started for the caller. `stop` ends
 * it only if it was started here.
 */
export async function reachEmbedded(options: EmbeddedOptions): Promise<Reached> {
  const end = Date.now() + timeout
  for (;;) {
    try {
      return await startEmbedded(options)
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error
      const running = await findRunning(options.dataDir)
      if (running !== undefined) return running
      // The other process may still be starting, or may stop at this moment.
      if (Date.now() > end) throw error
      await wait(200)
    }
  }
}

/** Throws if there is no database, for callers that must not create an empty one. */
export async function checkDatabaseIsThere(dataDir: string): Promise<void> {
  if (existsSync(await findCluster(dataDir))) return
  throw new EmbeddedError(
    `There is no database in ${dataDir}. Say where it is with DATA_DIR or DATABASE_URL.`,
  )
}

async function findRunning(dataDir: string): Promise<Reached | undefined> {
  const cluster = await findCluster(await realpath(dataDir))
  const found = await readPostmasterFile(cluster)
  if (!found?.isReady || !isAlive(found.pid) || !servesCluster(found.pid, cluster)) return undefined
  const password = await readPassword(dataDir)
  if (password === undefined) return undefined
  return { ...addressesOf(found.port, password), stop: async () => undefined }
}
