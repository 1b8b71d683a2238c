import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { prepareBinaries } from './binaries.ts'
import { checkVersion, createCluster, ensurePassword, setPassword } from './cluster.ts'
import { lockFolder } from './folder-lock.ts'
import { findPlacement, handOver, nameOfAccount, openDataFolder } from './placement.ts'
import { stopLeftover } from './postmaster.ts'
import { supervise } from './supervisor.ts'

export interface EmbeddedOptions {
  dataDir: string
  log: (line: string) => void
  /** Settings of PostgreSQL that are added to the default ones, or replace them. */
  settings?: Record<string, string>
}

export interface Embedded {
  url: string
  /** The superuser's address, for tests and repairs. */
  adminUrl: string
  isNew: boolean
  /** Name of the account that PostgreSQL runs as, if it is not that of this process. */
  account?: string
  stop(): Promise<void>
}

/** Starts the PostgreSQL of a folder, and keeps it running until `stop`. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { log, settings = {} } = options
  const dataDir = await openDataFolder(options.dataDir)
  const lock = await lockFolder(dataDir)
  const undo: (() => Promise<void>)[] = [() => lock.release()]
  const undoAll = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const { account, cluster, copies } = await findPlacement(dataDir, log)
    if (dirname(cluster) !== dataDir) {
      // Locks the data as well, because a copy of DATA_DIR points to the same data.
      const clusterLock = await lockFolder(dirname(cluster))
      undo.push(() => clusterLock.release())
    }
    const binaries = await prepareBinaries(account, copies)
    const { password, isNew: isNewPassword } = await ensurePassword(dataDir)
    const clusterOptions = { account, binaries, cluster, password }
    const isNew = !existsSync(cluster)
    if (isNew) {
      log('Creating the database …')
      await createCluster(clusterOptions)
    } else {
      await handOver(cluster, account)
      await checkVersion(clusterOptions)
      await stopLeftover(cluster)
      if (isNewPassword) await setPassword(clusterOptions)
    }
    const logFile = join(dataDir, 'postgres.log')
    const accountName = await nameOfAccount(account)
    const server = await supervise({ account, binaries, cluster, log, logFile, settings })
    undo.push(() => server.stop())
    return {
      ...addressesOf(server.port, password),
      isNew,
      ...(accountName !== undefined && { account: accountName }),
      stop: undoAll,
    }
  } catch (error) {
    await undoAll()
    throw error
  }
}

export const addressesOf = (port: number, password: string) => ({
  url: `postgres://waybill:${password}@127.0.0.1:${port}/waybill`,
  adminUrl: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
})
