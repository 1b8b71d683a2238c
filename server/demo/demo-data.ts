import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { findRegisteredEmails } from '../users/repository.ts'
import { demoAccounts } from './accounts.ts'
import { seedDemoData } from './seed.ts'

/**
 * Adds demo data to a database without accounts: with DEMO_DATA=on, and by default where the embedded one is new.
 * A note in DATA_DIR records that this was decided, so that a first start that was interrupted still adds them, and
 * a later one never does.
 */
export async function addDemoData(
  db: Database,
  clock: () => Date,
  { adminSignup, dataDir, databaseUrl, demoData }: Config,
): Promise<void> {
  const note = databaseUrl === undefined ? demoDataNote(dataDir) : undefined
  const isNew = note !== undefined && !existsSync(note)
  // The demo administrator's password is public, so where registration is closed it takes DEMO_DATA=on.
  const wanted = demoData === 'on' || (demoData === undefined && isNew && adminSignup === 'open')
  if (wanted) await seedDemoData(db, clock)
  if (isNew) await writeFile(note, `${wanted ? 'added' : 'not added'}\n`)
}

export const demoDataNote = (dataDir: string) => join(dataDir, 'demo-data-decided')

/** Lines of a table of the demo accounts; none where there are no demo data. */
export async function demoAccountsTable(db: Database): Promise<string[]> {
  const accounts = Object.values(demoAccounts)
  const registered = await findRegisteredEmails(
    db,
    accounts.map(({ email }) => email),
  )
  const rows = accounts.filter(({ email }) => registered.has(email))
  if (rows.length === 0) return []
  const header = { role: 'Role', email: 'Email', password: 'Password', name: 'Name' }
  const table = [header, ...rows].map(
    ({ role, email, password, name }) =>
      `${role.padEnd(10)}${email.padEnd(26)}${password.padEnd(18)}${name}`,
  )
  return ['Demo accounts:', ...table, '']
}
