import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import { isLoopback } from '../../config/values.ts'
import type { Database } from '../../db/database.ts'
import { StartError } from '../../start/startup-error.ts'
import { removeDemoCommand } from '../../start/typed-command.ts'
import { findDemoAccounts } from './find-demo-accounts.ts'
import { createCompany } from '../../config/company.ts'
import { seedDemoData } from './seed.ts'

/**
 * Adds demo data to a database without accounts: with DEMO_DATA=on, and by default if the embedded
 * one is new. A note in DATA_DIR records this decision, so that an interrupted first start still
 * adds them, and a later start never does.
 */
export async function addDemoData(
  db: Database,
  { clock, say }: { clock: () => Date; say: (line: string) => void },
  { adminSignup, dataDir, databaseUrl, demoData, host, timeZone }: Config,
): Promise<void> {
  const note = databaseUrl === undefined ? demoDataNote(dataDir) : undefined
  const isNew = note !== undefined && !existsSync(note)
  // The demo administrator's password is public, so if registration is closed, or other machines can reach the
  // server, it takes DEMO_DATA=on.
  const isPrivate = adminSignup === 'open' && isLoopback(host)
  const wanted = demoData === 'on' || (demoData === undefined && isNew && isPrivate)
  if (wanted) await seedDemoData(db, clock, createCompany({ timeZone }))
  else if (isNew && demoData === undefined && !isLoopback(host)) {
    say(
      `No demo data, as HOST=${host} can be reached from outside. DEMO_DATA=on adds them all the same.`,
    )
  }
  if (isNew) await noteDemoData(dataDir, wanted)
}

/** Records the decision, which holds for all later starts with this folder. */
export const noteDemoData = (dataDir: string, isAdded: boolean): Promise<void> =>
  writeFile(demoDataNote(dataDir), isAdded ? 'added\n' : 'not added\n')

const demoDataNote = (dataDir: string) => join(dataDir, 'demo-data-decided')

/** Facts about the demo data that the operator has to know at start. */
export interface DemoState {
  /** True if there are demo accounts with which anyone can log in. */
  isOpen: boolean
  /** Lines to print. */
  lines: string[]
}

/** Throws if other machines could log in with a published password, unless the operator wants just that. */
export async function describeDemoData(
  db: Database,
  { demoData, host }: Pick<Config, 'demoData' | 'host'>,
): Promise<DemoState> {
  const found = await findDemoAccounts(db)
  const open = found.flatMap(({ account, isOpen }) => (isOpen ? [account] : []))
  if (open.length > 0 && demoData !== 'on' && !isLoopback(host)) {
    throw new StartError(
      `HOST=${host} can be reached from outside, and the passwords of the demo accounts in this database ` +
        `are public: remove them with "${removeDemoCommand()}", or set HOST=127.0.0.1, or DEMO_DATA=on if ` +
        'anyone may log in with them.',
    )
  }
  const lines: string[] = []
  if (open.length > 0) {
    const header = { role: 'Role', email: 'Email', password: 'Password', name: 'Name' }
    const table = [header, ...open].map(
      ({ role, email, password, name }) =>
        `${role.padEnd(10)}${email.padEnd(26)}${password.padEnd(18)}${name}`,
    )
    lines.push('Demo accounts:', ...table, '')
  }
  if (demoData === 'off' && found.length > 0) {
    lines.push(
      `DEMO_DATA=off, but the demo accounts are still there. Remove them with: ${removeDemoCommand()}`,
    )
  }
  return { isOpen: open.length > 0, lines }
}
