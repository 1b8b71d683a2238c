import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { seedDemoData } from '../../../server/operations/demo/seed.ts'
import { isRoot } from '../../../server/db/embedded-postgres/placement.ts'
import { built, startProgram } from '../../support/processes.ts'
import { databaseForTest, folderForFile } from '../support/for-file.ts'

const patience = 120_000
const inFolder = await folderForFile()
const quiet = { DATABASE_URL: '', LOG_LEVEL: 'silent', PORT: '0' }

const firstAdmin =
  '  There is no administrator yet. Make one with: npm run admin -- create --name "Ada Admin" ' +
  '--email ada@example.com'
const account = 'PostgreSQL refuses to run as root, and runs as the account "waybill".'

test(
  'An operator reads about a misspelled setting, the account of PostgreSQL, and the first administrator',
  async () => {
    const server = startProgram(built('server'), [], {
      ...quiet,
      DATA_DIR: inFolder('data'),
      DEMO_DATA: 'off',
      ADMIN_SIGNUPS: 'closed',
    })
    await server.line(/Anyone can register as an administrator/)
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.lines[0]).toBe('ADMIN_SIGNUPS is not a setting. Did you mean ADMIN_SIGNUP?')
    expect(server.lines).toContain(firstAdmin)
    expect(server.lines.includes(account)).toBe(isRoot())
  },
  patience,
)

test(
  'An operator with demo accounts reads nothing about a first administrator, and cannot open them to all',
  async () => {
    const { db, url } = await databaseForTest()
    await seedDemoData(db, () => new Date())
    const settings = { ...quiet, DATABASE_URL: url }
    const server = startProgram(built('server'), [], settings)
    await server.line(/Anyone can register as an administrator/)
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.lines).not.toContain(firstAdmin)

    const refused = startProgram(built('server'), [], { ...settings, HOST: '0.0.0.0' })
    expect(await refused.ended).toBe(1)
    expect(refused.said()).toMatch(/^HOST=0\.0\.0\.0 can be reached from outside/m)
    expect(refused.said()).not.toContain('Waybill is at')
    await db.transaction((one) => one.query(sql`update users set is_blocked = true`))
    const blocked = startProgram(built('server'), [], settings)
    await blocked.line(/There is no administrator yet/)
    blocked.kill('SIGTERM')
    expect(await blocked.ended).toBe(0)
  },
  patience,
)
