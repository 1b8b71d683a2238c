import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { reachEmbedded } from '../../../../server/db/embedded-postgres/reach-embedded.ts'
import { demoAccounts } from '../../../../server/accounts/users/demo-accounts.ts'
import {
  built,
  killEngine,
  postmasterOf,
  startProgram,
  type Program,
} from '../../../support/processes.ts'
import { inspect } from '../../../chaos/crash-rows.ts'
import { logIn, startWriters, type Acknowledged } from '../../../chaos/crash-writers.ts'
import { folderForFile } from '../../support/for-file.ts'
import { runStatement } from '../../support/run-statement.ts'
import { runCommand } from './run-command.ts'

const patience = 120_000

const inFolder = await folderForFile()
const dataDir = inFolder('data of the server')
const servers: Program[] = []
afterAll(async () => {
  for (const server of servers) server.kill('SIGTERM')
  await Promise.all(servers.map(({ ended }) => ended))
  await killEngine(dataDir)
})
const address = await startServer(dataDir)

describe('An operator whose database is the embedded one', { timeout: patience }, () => {
  test('blocks a receiver while the server runs', async () => {
    const { email } = demoAccounts.receiver2
    const run = await runCommand(['admin', 'block', email], { env: { DATA_DIR: dataDir } })
    expect(run).toMatchObject({ code: 0, noted: [] })
    expect(run.said[0]).toContain(`<${email}> is blocked`)
    await expect(logIn(address, demoAccounts.receiver2)).rejects.toThrow('Your account is blocked')
  })

  test('makes a backup while people write, which has everything acknowledged before it', async () => {
    const acknowledged: Acknowledged[] = []
    const writers = await startWriters(address, acknowledged)
    await expect.poll(() => acknowledged.length, { timeout: patience }).toBeGreaterThan(20)
    const before = [...acknowledged]
    const file = inFolder('server.backup')
    expect(await runCommand(['backup', file], { env: { DATA_DIR: dataDir } })).toMatchObject({
      code: 0,
      noted: [],
    })
    await writers.stop()
    expect(acknowledged.length).toBeGreaterThan(before.length)

    const fresh = inFolder(randomUUID())
    expect(await runCommand(['restore', file], { env: { DATA_DIR: fresh } })).toMatchObject({
      code: 0,
    })
    expect(postmasterOf(fresh)).toBe(undefined)
    const restored = await startServer(fresh)
    expect(await inspect(fresh, before)).toEqual({ missing: [], contradictions: [] })
    expect(await sessionsIn(fresh)).toBe(0)
    const sender = await logIn(restored, demoAccounts.sender)
    expect(await sender('GET', '/api/user/me')).toMatchObject({ role: 'SENDER' })

    const refused = await runCommand(['restore', file, '--replace'], {
      env: { DATA_DIR: dataDir },
    })
    expect(refused).toMatchObject({ code: 1, said: [] })
    expect(refused.noted[0]).toMatch(/^Another Waybill \(process \d+\) is using /)
  })

  test('creates an administrator before the first start, and sees their sessions', async () => {
    const fresh = inFolder(randomUUID())
    const env = { DATA_DIR: fresh }
    const create = ['admin', 'create', '--name', 'Ada Admin', '--email', 'ada@example.com']
    expect(await runCommand(create, { env, input: 'open sesame\n' })).toMatchObject({
      code: 0,
      said: ['Ada Admin <ada@example.com> can log in now, as ADMIN.'],
    })
    expect(await runCommand(['admin', 'sessions', 'ada@example.com'], { env })).toEqual({
      code: 0,
      said: ['No live sessions.'],
      noted: [],
    })
    expect(postmasterOf(fresh)).toBe(undefined)
  })

  test('is told if there is no database, and what a command can do', async () => {
    const none = inFolder(randomUUID())
    const env = { DATA_DIR: none }
    const [backup, restore, help] = await Promise.all([
      runCommand(['backup', inFolder('none.backup')], { env }),
      runCommand(['restore'], { env }),
      runCommand(['admin', '--help'], { env }),
    ])
    expect(backup).toEqual({
      code: 1,
      said: [],
      noted: [`There is no database in ${none}. Say where it is with DATA_DIR or DATABASE_URL.`],
    })
    expect(restore).toMatchObject({ code: 2, said: [] })
    expect(help).toMatchObject({ code: 0, noted: [] })
    expect(help.said[0]).toContain('npm run admin -- create --name')
  })
})

async function startServer(folderOfServer: string): Promise<string> {
  const server = startProgram(built('server'), [], {
    DATA_DIR: folderOfServer,
    DATABASE_URL: '',
    DEMO_DATA: 'on',
    LOG_LEVEL: 'silent',
    PORT: '0',
    RATE_LIMITS: 'off',
  })
  servers.push(server)
  return (await server.line(/Waybill is at (http:\S+)/))[1] ?? ''
}

async function sessionsIn(fresh: string): Promise<number> {
  const { url, stop } = await reachEmbedded({ dataDir: fresh, log: () => undefined })
  const sessions = await runStatement({ url }, 'select id from sessions')
  await stop()
  return sessions.length
}
