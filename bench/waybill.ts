import { join } from 'node:path'
import { buildApp } from '../server/app.ts'
import { openDatabase, type Database } from '../server/db/database.ts'
import { startEmbedded } from '../server/db/embedded-postgres/start-embedded.ts'
import { migrate } from '../server/db/migrate.ts'
import { addDemoData } from '../server/operations/demo/demo-data.ts'
import { readConfig } from '../server/config/config.ts'
import { listen } from '../server/http/listen.ts'
import type { ResolveName } from '../server/messaging/outgoing/resolve-name.ts'
import { projectRoot } from './report.ts'

// Everything that the bench imports from the server.
export { freePort } from '../server/db/embedded-postgres/postmaster.ts'
export { startEmbedded as startEmbeddedPostgres } from '../server/db/embedded-postgres/start-embedded.ts'
export { demoAccounts, type DemoPerson } from '../server/accounts/users/demo-accounts.ts'
export { createResolveName } from '../server/messaging/outgoing/resolve-name.ts'
export { mountStaticFiles as mountClient } from '../server/http/static-files.ts'
export { shortestTour } from '../server/runs/routing/shortest-tour.ts'
export { hashPassword } from '../server/accounts/users/passwords.ts'

export const clientFolder = join(projectRoot, 'dist/client')

export interface Waybill {
  origin: string
  stop: () => Promise<void>
}

/**
 * Starts the product in this process, without rate limits. The observer is called with the text of each
 * statement, except for those that begin and end transactions.
 */
export async function startWaybill(
  url: string,
  observe: (text: string) => void = () => undefined,
  settings: Record<string, string> = {},
  more: { resolveName?: ResolveName } = {},
): Promise<Waybill> {
  const db = observed(openDatabase({ url }), observe)
  const config = readConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...settings })
  const app = buildApp({ db, clock: () => new Date(), config, logger: false, ...more })
  const origin = await listen(app, { host: '127.0.0.1', port: 0 })
  return {
    origin,
    async stop() {
      await app.close()
      await db.close()
    },
  }
}

const observed = (db: Database, observe: (text: string) => void): Database => ({
  ...db,
  query(statement) {
    observe(statement.text)
    return db.query(statement)
  },
  transaction: (work) =>
    db.transaction((transaction) =>
      work({
        ...transaction,
        query(statement) {
          observe(statement.text)
          return transaction.query(statement)
        },
      }),
    ),
})

export async function migrateDatabase(url: string): Promise<void> {
  const db = openDatabase({ url })
  await migrate(db)
  await db.close()
}

/** Milliseconds of the steps of a start on a folder, in the order of server/main.ts. */
export async function timeStartSteps(dataDir: string) {
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' })
  const clock = () => new Date()
  const [embedded, postgres] = await timed(() => startEmbedded({ dataDir, log: () => undefined }))
  const db = openDatabase({ url: embedded.url })
  const [, migrations] = await timed(() => migrate(db))
  const [, demoData] = await timed(() => addDemoData(db, { clock, say: () => undefined }, config))
  const [app, application] = await timed(async () => {
    const one = buildApp({ db, clock, config, logger: false })
    await listen(one, config)
    return { close: () => one.close() }
  })
  await app.close()
  await db.close()
  await embedded.stop()
  return { postgres, migrations, demoData, application }
}

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const start = performance.now()
  const result = await work()
  return [result, performance.now() - start]
}
