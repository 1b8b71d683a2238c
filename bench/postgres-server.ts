import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, withDatabase, type Sql } from './database.ts'
import { counted, logStep, options } from './report.ts'
import { seed } from './seed.ts'
import { newFolder } from './built-server.ts'
import { migrateDatabase, startEmbeddedPostgres } from './waybill.ts'

export interface PostgresServer {
  version: string
  /** ID of the postmaster, the parent of all processes of PostgreSQL. */
  postmaster: number
  /** Creates a database with this number of parcels for the run; returns its URL. */
  databaseWith: (parcels: number) => Promise<string>
  stop: () => Promise<void>
}

/**
 * Starts a PostgreSQL for the run. With `--keep-data`, seeded databases stay in that folder for later runs,
 * and each run measures copies of them, so that all runs have the same data.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const keptFolder = options['keep-data']
  const folder = keptFolder ?? (await newFolder())
  const server = await startEmbeddedPostgres({
    dataDir: join(folder, 'data'),
    log: () => undefined,
    settings: { shared_buffers: '1GB', max_wal_size: '4GB' },
  })
  const admin = connect(server.adminUrl)
  const urlOf = (database: string) =>
    Object.assign(new URL(server.url), { pathname: database }).href
  await dropDatabases(admin, 'unfinished_%')
  await dropDatabases(admin, 'run_%')

  return {
    version: await versionOf(admin),
    postmaster: await postmasterOf(admin),
    async databaseWith(parcels) {
      const seeded = `parcels_${parcels}`
      if (!(await exists(admin, seeded))) {
        logStep(`A database with ${counted(parcels)} parcels …`)
        const unfinished = `unfinished_${parcels}`
        await admin.unsafe(`create database ${unfinished} owner waybill`)
        await migrateDatabase(urlOf(unfinished))
        await withDatabase(urlOf(unfinished), (sql) => seed(sql, parcels))
        await admin.unsafe(`alter database ${unfinished} rename to ${seeded}`)
      }
      if (keptFolder === undefined) return urlOf(seeded)
      logStep(`A copy of the database with ${counted(parcels)} parcels …`)
      const copy = `run_${parcels}`
      await admin.unsafe(
        `create database ${copy} owner waybill template ${seeded} strategy file_copy`,
      )
      return urlOf(copy)
    },
    async stop() {
      await dropDatabases(admin, 'run_%')
      await admin.end()
      await server.stop()
      if (keptFolder === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

const exists = async (admin: Sql, database: string): Promise<boolean> =>
  (await admin`select 1 from pg_database where datname = ${database}`).length > 0

/** Removes databases of a run that was interrupted, or of this one at its end. */
async function dropDatabases(admin: Sql, pattern: string): Promise<void> {
  const databases = await admin<{ name: string }[]>`
    select datname as name from pg_database where datname like ${pattern}
  `
  for (const { name } of databases) await admin.unsafe(`drop database ${name} with (force)`)
}

async function versionOf(admin: Sql): Promise<string> {
  const [row] = await admin<{ server_version: string }[]>`show server_version`
  return row?.server_version ?? 'unknown'
}

async function postmasterOf(admin: Sql): Promise<number> {
  const [row] = await admin<{ pid: number }[]>`select pg_backend_pid() as pid`
  const stat = await readFile(`/proc/${row?.pid}/stat`, 'utf8').catch(() => '')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}
