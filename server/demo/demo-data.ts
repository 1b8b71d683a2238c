import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { demoAccounts } from './accounts.ts'
import { seedDemoData } from './seed.ts'
import type { Config } from '../config/config.ts'

/**
 * Demo data go into a database without people only: when asked for, and by themselves into a
 * new embedded one. A note in DATA_DIR says that this was decided, so that a first start that
 * was cut short still gets them and a later one never does.
 */
export async function addDemoData(
  db: Kysely<Database>,
  clock: () => Date,
  { adminSignup, dataDir, databaseUrl, demoData }: Config,
): Promise<void> {
  const note = databaseUrl === undefined ? demoDataNote(dataDir) : undefined
  const isNew = note !== undefined && !existsSync(note)
  // Their administrator's password is public, so a closed door does not get one unasked.
  const wanted = demoData === 'on' || (demoData === undefined && isNew && adminSignup === 'open')
  if (wanted) await seedDemoData(db, clock)
  if (isNew) await writeFile(note, `${wanted ? 'added' : 'not added'}\n`)
}

export const demoDataNote = (dataDir: string) => join(dataDir, 'demo-data-decided')

/** The accounts to try it with, when the demo data are there. */
export async function demoAccountsTable(db: Kysely<Database>): Promise<string[]> {
  const accounts = Object.values(demoAccounts)
  const there = await db
    .selectFrom('users')
    .select('email')
    .where(
      'email',
      'in',
      accounts.map(({ email }) => email),
    )
    .execute()
  const known = new Set(there.map(({ email }) => email))
  const rows = accounts.filter(({ email }) => known.has(email))
  if (rows.length === 0) return []
  const table = [
    { role: 'Role', email: 'E-mail', password: 'Password', name: 'Name' },
    ...rows,
  ].map(
    ({ role, email, password, name }) =>
      `${role.padEnd(10)}${email.padEnd(26)}${password.padEnd(18)}${name}`,
  )
  return ['Demo accounts:', ...table, '']
}
