import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect, withDatabase, type Sql } from './database.ts'
import { counted, logStep, options } from './report.ts'
import { seed } from './seed.ts'
import { newFolder } from './built-server.ts'
import { migrateDatabase, startEmbeddedPostgres, startWaybill } from './waybill.ts'

export interface PostgresServer {
  version: string
  /** ID of the postmaster, the parent of all processes of PostgreSQL. */
  postmaster: number
  /**
   * Creates a database with this number of parcels for the run; returns its URL. The tables are those of this
   * checkout, unless the server of another one is given.
   */
  databaseWith: (parcels: number, start?: StartServer) => Promise<string>
  stop: () => Promise<void>
}

/** Starts a server on a database, in which it creates its tables if there are none. */
type StartServer = (url: string) => Promise<{ stop: () => Promise<void> }>

/**
 * Starts a PostgreSQL for the run. With `--keep-data`, seeded databases stay in that folder for later runs, one
 * for each set of migrations, and each run measures copies of them, so that all runs have the same data.
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
  let databases = 0

  return {
    version: await versionOf(admin),
    postmaster: await postmasterOf(admin),
    async databaseWith(parcels, start = startThis) {
      const unfinished = `unfinished_${parcels}`
      await admin.unsafe(`create database ${unfinished} owner waybill`)
      await (await start(urlOf(unfinished))).stop()
      databases += 1
      const own = `run_${databases}`
      if (keptFolder === undefined) {
        await fill(urlOf(unfinished), parcels, start)
        await admin.unsafe(`alter database ${unfinished} rename to ${own}`)
        return urlOf(own)
      }
      const kept = `parcels_${parcels}_${await migrationsOf(urlOf(unfinished))}`
      if (await exists(admin, kept)) await dropDatabases(admin, unfinished)
      else {
        await fill(urlOf(unfinished), parcels, start)
        await admin.unsafe(`alter database ${unfinished} rename to ${kept}`)
      }
      logStep(`A copy of the database with ${counted(parcels)} parcels …`)
      await admin.unsafe(`create database ${own} owner waybill template ${kept} strategy file_copy`)
      return urlOf(own)
    },
    async stop() {
      await dropDatabases(admin, 'run_%')
      await admin.end()
      await server.stop()
      if (keptFolder === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startThis(url: string) {
  await migrateDatabase(url)
  return startWaybill(url)
}

async function fill(url: string, parcels: number, start: StartServer): Promise<void> {
  logStep(`A database with ${counted(parcels)} parcels …`)
  await withDatabase(url, (sql) => seed(sql, parcels))
  logStep('what jobs make of them …')
  const server = await start(url)
  await withDatabase(url, async (sql) => {
    for (const table of await waitingTablesIn(sql)) {
      while ((await sql.unsafe(`select 1 from ${table} limit 1`)).length > 0) await wait(500)
    }
  })
  await server.stop()
  logStep('statistics …')
  await withDatabase(url, (sql) => sql`vacuum (analyze)`)
}

/** Tables in which new rows wait for a job, in the versions that have them. */
const waitingTables = ['parcel_count_changes', 'delivery_count_changes']

const waitingTablesIn = async (sql: Sql): Promise<string[]> =>
  (
    await sql<{ name: string }[]>`
      select tablename as name from pg_tables where tablename = any(${waitingTables})
    `
  ).map(({ name }) => name)

/** Short hash of the migrations that ran: databases with the same ones have the same tables and triggers. */
const migrationsOf = (url: string): Promise<string> =>
  withDatabase(url, async (sql) => {
    const [row] = await sql<{ hash: string }[]>`
      select left(md5(string_agg(checksum, ' ' order by number)), 8) as hash from migrations
    `
    return row?.hash ?? ''
  })

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
