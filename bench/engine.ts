import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../server/db/database.ts'
import { startEmbedded } from '../server/embedded-postgres/start-embedded.ts'
import { migrate } from '../server/db/migrate.ts'
import { parentOf } from './load/cpu-of-family.ts'
import { fill } from './stock/fill.ts'

export interface Engine {
  version: string
  /** The process that all of PostgreSQL's are children of. */
  postmaster: number
  /** A new database with so many parcels; answers its address. */
  databaseWith: (parcels: number) => Promise<string>
  stop: () => Promise<void>
}

/** A PostgreSQL of the run's own, in a temporary folder. */
export async function startEngine(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-bench-'))
  // PostgreSQL may run as another account, which has to pass through.
  await chmod(folder, 0o711)
  const server = await startEmbedded({
    dataDir: join(folder, 'data'),
    log: () => undefined,
    settings: { shared_buffers: '1GB', max_wal_size: '4GB' },
  })

  return {
    version: await withClient(server.adminUrl, versionOf),
    postmaster: await withClient(server.adminUrl, postmasterOf),
    async databaseWith(parcels) {
      const name = `parcels_${parcels}`
      await withClient(server.adminUrl, (client) =>
        client.query(`create database ${name} owner waybill`),
      )
      const url = new URL(server.url)
      url.pathname = `/${name}`
      const { db, close } = openDatabase({ url: url.href })
      await migrate(db)
      await close()
      await withClient(url.href, (client) => fill(client, parcels))
      return url.href
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function versionOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  return rows[0]?.server_version ?? 'unknown'
}

async function postmasterOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return parentOf(rows[0]?.pid ?? 0)
}

export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
