import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../server/db/database.ts'
import { startEmbedded } from '../../server/db/embedded-postgres/start-embedded.ts'
import { migrate } from '../../server/db/migrate.ts'
import { recordTables } from '../row-types/record-statements.ts'
import { temporaryFolder } from './temporary-folder.ts'

export const adminUrlVariable = 'WAYBILL_TEST_DATABASE'
export const templateName = 'waybill_template'

/** Global setup of Vitest and Playwright: one PostgreSQL for the run, with a migrated template database. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await temporaryFolder()
  const server = await startEmbedded({
    dataDir: join(folder.path, 'data'),
    log: () => undefined,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '300',
      shared_buffers: '64MB',
    },
  })
  await prepareTemplate(server.adminUrl)
  process.env[adminUrlVariable] = server.adminUrl
  return async () => {
    await server.stop()
    await folder.remove()
  }
}

async function prepareTemplate(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${templateName} owner waybill`)
  await admin.end()
  const db = openDatabase({ url: urlOf(adminUrl, templateName) })
  await migrate(db)
  const statements = process.env['WAYBILL_STATEMENTS']
  if (statements !== undefined) await recordTables(statements, db)
  await db.close()
}

/** Address of a database of the test server, with the server's ordinary role. */
export function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl)
  url.username = 'waybill'
  url.pathname = `/${database}`
  return url.href
}
