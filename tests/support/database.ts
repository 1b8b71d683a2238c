import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { openDatabase } from '../../server/db/database.ts'
import type { Database } from '../../server/db/schema.ts'
import { adminUrlVariable, templateName, urlOf } from './postgres.ts'

export interface TestDatabase {
  db: Kysely<Database>
  /** For a server process of its own. */
  url: string
  /** Closes `db` and removes the database. */
  drop: () => Promise<void>
}

/** A migrated database without rows; `template1` gives one without tables. */
export async function createTestDatabase({
  template = templateName,
}: { template?: string } = {}): Promise<TestDatabase> {
  const adminUrl = process.env[adminUrlVariable]
  if (adminUrl === undefined) {
    throw new Error('No test server runs: tests/support/postgres.ts has to be the globalSetup.')
  }
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(adminUrl, `create database ${name} template ${template} owner waybill`)
  const url = urlOf(adminUrl, name)
  const { close, db } = openDatabase({ url, poolSize: 10 })
  return {
    db,
    url,
    async drop() {
      await close()
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
