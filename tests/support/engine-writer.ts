import { writeSync } from 'node:fs'
import sql from 'sql-template-tag'
import { openDatabase } from '../../server/db/database.ts'
import { startEmbedded } from '../../server/db/embedded/start-embedded.ts'
import { projectRoot } from '../../server/project-root.ts'

// A program to be killed: writes rows into the database of a folder and says each one that
// was acknowledged. `tsx engine-writer.ts <folder>`, run from the project's root.
const dataDir = process.argv[2] ?? `${projectRoot}/data`
// A pipe that is written at once: what is read was acknowledged, what was acknowledged is read.
const say = (line: string) => writeSync(1, `${line}\n`)

const server = await startEmbedded({ dataDir, log: () => undefined })
let isStopping = false
process.on('SIGTERM', () => {
  isStopping = true
  void server.stop().then(() => process.exit(0))
})
const db = openDatabase({ url: server.url })
await db.query(sql`create table if not exists written (number serial primary key)`)
say(`ready ${server.url}`)
try {
  for (;;) {
    const [row] = await db.query<{ number: number }>(sql`
      insert into written default values returning number
    `)
    say(`wrote ${row?.number}`)
  }
} catch (error) {
  if (!isStopping) throw error
}
