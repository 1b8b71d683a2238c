import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDatabase, type Database } from '../../server/db/database.ts'
import '../row-types/record.ts'
import { adminUrlVariable, templateName, urlOf } from './postgres.ts'

export interface TestDatabase {
  db: Database
  /** Address, for a server in a process of its own. */
  url: string
  /** Closes `db` and removes the database. */
  drop: () => Promise<void>
}

/** Creates a migrated database without rows; from `template1`, one without tables, with `letters` as `template0` allows. */
export async function createTestDatabase({
  template = templateName,
  letters = '',
}: { template?: string; letters?: string } = {}): Promise<TestDatabase> {
  const adminUrl = process.env[adminUrlVariable]
  if (adminUrl === undefined) {
    throw new Error('No test server runs: tests/support/postgres.ts has to be the globalSetup.')
  }
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(adminUrl, `create database ${name} template ${template} ${letters} owner waybill`)
  const url = urlOf(adminUrl, name)
  const db = openDatabase({ url })
  return {
    db,
    url,
    async drop() {
      await db.close()
      await asAdmin(adminUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
