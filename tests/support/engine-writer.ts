import { writeSync } from 'node:fs'
import pg from 'pg'
import { startEmbedded } from '../../server/db/embedded-postgres/start-embedded.ts'
import { projectRoot } from '../../server/project-root.ts'

// Program for tests that kill it: inserts rows into the database of a folder, and prints each row
// that was acknowledged. `tsx engine-writer.ts <folder>`, run from the project's root.
const dataDir = process.argv[2] ?? `${projectRoot}/data`
// Writes synchronously, so that the reader sees exactly the rows that were acknowledged.
const say = (line: string) => writeSync(1, `${line}\n`)

const server = await startEmbedded({ dataDir, log: () => undefined })
let isStopping = false
process.on('SIGTERM', () => {
  isStopping = true
  void server.stop().then(() => process.exit(0))
})
const client = new pg.Client({ connectionString: server.url })
client.on('error', () => undefined)
await client.connect()
await client.query('create table if not exists written (number serial primary key)')
say(`ready ${server.url}`)
try {
  for (;;) {
    const { rows } = await client.query<{ number: number }>(
      'insert into written default values returning number',
    )
    say(`wrote ${rows[0]?.number}`)
  }
} catch (error) {
  if (!isStopping) throw error
}
