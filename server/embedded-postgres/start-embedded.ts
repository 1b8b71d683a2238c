import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { handOver } from './account.ts'
import { checkVersion, createCluster, setPassword } from './cluster.ts'
import { openDataFolder } from './data-folder.ts'
import { prepareEngine } from './binaries.ts'
import { lockFolder } from './folder-lock.ts'
import { stopLeftover } from './leftover.ts'
import { readPassword } from './password.ts'
import { clusterName, findPlace } from './placement.ts'
import { openServerLog } from './server-log.ts'
import { supervise } from './supervisor.ts'

export interface EmbeddedOptions {
  dataDir: string
  log: (line: string) => void
  /** Settings of PostgreSQL beside the usual ones. */
  settings?: Record<string, string>
}

export interface Embedded {
  url: string
  /** The superuser's address, for tests and repairs. */
  adminUrl: string
  isNew: boolean
  stop(): Promise<void>
}

/** The real PostgreSQL, kept in a folder and kept running until `stop`. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataDir = await openDataFolder(options.dataDir)
  const lock = await lockFolder(dataDir)
  const undo: (() => unknown)[] = [() => lock.release()]
  const undoAll = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const { account, copies, home } = await findPlace(dataDir, options.log)
    if (home !== dataDir) {
      // A copied DATA_DIR points to the same data as its original.
      const homeLock = await lockFolder(home)
      undo.push(() => homeLock.release())
    }
    const engine = await prepareEngine(account, copies)
    const folder = join(home, clusterName)
    const { password, isNew: isNewPassword } = await readPassword(dataDir)
    const cluster = { engine, account, home, password }
    const isNew = !existsSync(folder)
    if (isNew) {
      options.log('Creating the database …')
      await createCluster(cluster)
    } else {
      await handOver(folder, account)
      await checkVersion(folder, engine)
      await stopLeftover(folder)
      if (isNewPassword) await setPassword(cluster)
    }

    const serverLog = openServerLog(join(dataDir, 'postgres.log'), account)
    undo.push(() => serverLog.close())
    const server = await supervise({
      account,
      engine,
      folder,
      serverLog,
      log: options.log,
      settings: options.settings ?? {},
    })
    undo.push(() => server.stop())
    return { ...addressesOf(server.port, password), isNew, stop: undoAll }
  } catch (error) {
    await undoAll()
    throw error
  }
}

export const addressesOf = (port: number, password: string) => ({
  url: `postgres://waybill:${password}@127.0.0.1:${port}/waybill`,
  adminUrl: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
})
