import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { readConfig, type Config } from './config/config.ts'
import { misspelledSettings } from './config/misspelled.ts'
import { openDatabase, type Database } from './db/database.ts'
import { isStandby } from './db/errors.ts'
import { openReadReplica, type ReadReplica } from './db/read-replica.ts'
import { migrate } from './db/migrate.ts'
import { renewNameOrder } from './db/name-order.ts'
import { waitForDatabase } from './db/wait-for-database.ts'
import { addDemoData, describeDemoData } from './operations/demo/demo-data.ts'
import { withDemoMails } from './operations/demo/demo-mails.ts'
import { startEmbedded } from './db/embedded-postgres/start-embedded.ts'
import { listen, stopListening } from './http/listen.ts'
import { createShutdown } from './http/shutdown.ts'
import { sayWhy } from './start/startup-error.ts'
import { createAdminCommand } from './start/typed-command.ts'
import { hasActiveAdmin } from './accounts/users/repository.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
// The reader of the output may end before this process, as in `npm start | head`.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
const clock = () => new Date()
const shutdown = createShutdown(say)

try {
  // First, because a misspelled name may be the reason for later failures.
  for (const line of misspelledSettings(process.env)) say(line)
  const settings = readConfig(process.env)
  const { adminSignup, dataDir, databaseUrl } = settings

  const embedded = databaseUrl === undefined ? await startEmbedded({ dataDir, log: say }) : null
  if (embedded !== null) {
    shutdown.add('the database', () => embedded.stop())
    if (embedded.account !== undefined) {
      say(`PostgreSQL refuses to run as root, and runs as the account "${embedded.account}".`)
    }
  }
  const url = databaseUrl ?? embedded?.url ?? ''
  const db = openDatabase({ url })
  shutdown.add('the connections', () => db.close())

  await prepare(db, url, settings)
  const replica = openReplica(db, settings)

  const demo = await describeDemoData(db, settings)
  const config = demo.isOpen ? withDemoMails(settings) : settings
  const app = await buildApp({ db, replica, clock, config })
  shutdown.add('the requests in flight', () => stopListening(app), {
    timeout: 10_000,
    onTimeout: () => app.server.closeAllConnections(),
  })
  const address = await listen(app, config)

  say(`\n  Waybill is at ${address}\n`)
  for (const line of demo.lines) say(`  ${line}`)
  if (!(await hasActiveAdmin(db))) {
    say(`  There is no administrator yet. Make one with: ${createAdminCommand()}`)
  }
  if (config.smtpUrl?.startsWith('file:')) {
    say(`  Emails are not sent, but written into ${fileURLToPath(config.smtpUrl)}`)
  }
  if (adminSignup === 'open') {
    say('  Anyone can register as an administrator. Set ADMIN_SIGNUP=closed before going public.')
  }
} catch (error) {
  if (!shutdown.isRunning()) {
    process.stderr.write(`${sayWhy(error)}\n`)
    await shutdown.run()
    process.exit(1)
  }
}

function openReplica(db: Database, { databaseReadUrl: url }: Config): ReadReplica | undefined {
  if (url === undefined) return undefined
  const standby = openDatabase({ url, acceptsStandby: true })
  shutdown.add('the connections for reading', () => standby.close())
  const replica = openReadReplica(db, standby)
  shutdown.add('the polling of the standby', () => replica.stop())
  return replica
}

/** Retries if the database becomes a standby in between. */
async function prepare(db: Database, url: string, config: Config): Promise<void> {
  for (;;) {
    await waitForDatabase(db, { say, waitsForLeader: true })
    try {
      await runMigrations(url)
      await addDemoData(db, { clock, say }, config)
      return
    } catch (error) {
      if (!isStandby(error)) throw error
    }
  }
}

/** Uses a connection without a timeout: migrating a large table takes longer than a request may. */
async function runMigrations(url: string): Promise<void> {
  const db = openDatabase({ url, poolSize: 1, answerTimeout: 0 })
  try {
    for (const name of await migrate(db)) say(`Migrated: ${name}`)
    if (await renewNameOrder(db))
      say('The order of names was built again, for another version of ICU.')
  } finally {
    await db.close()
  }
}
