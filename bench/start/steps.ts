import { buildApp } from '../../server/app.ts'
import { openDatabase } from '../../server/db/database.ts'
import { startEmbedded } from '../../server/embedded-postgres/start-embedded.ts'
import { migrate } from '../../server/db/migrate.ts'
import { addDemoData } from '../../server/demo/demo-data.ts'
import { readEnvironment } from '../../server/config/environment.ts'
import { listen } from '../../server/http/listen.ts'

// The steps of a start on a folder, in the order of server/main.ts; prints milliseconds as JSON.
const [dataDir = ''] = process.argv.slice(2)
const times: Record<string, number> = {}
const environment = readEnvironment({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' })
const clock = () => new Date()

const embedded = await timed('engine', () => startEmbedded({ dataDir, log: () => undefined }))
const { db, close } = openDatabase({ url: embedded.url })
await timed('migrations', () => migrate(db))
await timed('demo data', () => addDemoData(db, clock, environment))
const app = await timed('application', async () => {
  const one = buildApp({ db, clock, environment, logger: false })
  await listen(one, environment)
  return { close: () => one.close() }
})
await app.close()
await close()
await embedded.stop()
process.stdout.write(JSON.stringify(times))

async function timed<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await work()
  times[step] = performance.now() - start
  return result
}
