import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../server/db/database.ts'
import { startEmbedded } from '../../server/db/embedded/start-embedded.ts'
import { migrate } from '../../server/db/migrate.ts'
import { projectRoot } from '../../server/project-root.ts'

export const adminUrlVariable = 'WAYBILL_TEST_DATABASE'
export const templateName = 'waybill_template'

/** For Vitest and Playwright: one PostgreSQL for the run, with a migrated template database. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-tests-'))
  // PostgreSQL may run as another account, which has to pass through.
  await chmod(folder, 0o711)
  const stopCleaner = startCleaner(folder)
  const server = await startEmbedded({
    dataDir: join(folder, 'data'),
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
    await rm(folder, { recursive: true, force: true })
    stopCleaner()
  }
}

async function prepareTemplate(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${templateName} owner waybill`)
  await admin.end()
  const { close, db } = openDatabase({ url: urlOf(adminUrl, templateName) })
  await migrate(db)
  await close()
}

/** A database of the test server, as the ordinary role. */
export function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl)
  url.username = 'waybill'
  url.pathname = `/${database}`
  return url.href
}

// The cleaner sees its input end when this process is gone, even when it was killed.
function startCleaner(folder: string): () => void {
  const script = join(projectRoot, 'tests/support/cleaner.mjs')
  const child = spawn(process.execPath, [script, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.unref()
  return () => child.stdin.end()
}
