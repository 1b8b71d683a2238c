import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Command } from '../../../../server/operations/cli/terminal.ts'
import { readConfig } from '../../../../server/config/config.ts'
import { openDatabase } from '../../../../server/db/database.ts'
import { seedDemoData } from '../../../../server/operations/demo/seed.ts'
import type { TestDatabase } from '../../../support/database.ts'
import { runStatement } from '../../support/run-statement.ts'

/** Runs a command in this process; its output is added to `said`. */
export const runCommand = (command: Command, url: string, args: string[], said: string[] = []) =>
  command(args, readConfig({ DATABASE_URL: url }), {
    say: (line) => void said.push(line),
    note: () => undefined,
  })

// Closes its own connections: a restore would take them for a server's.
export async function addDemoData({ url }: { url: string }): Promise<void> {
  const db = openDatabase({ url })
  await seedDemoData(db, () => new Date())
  await db.close()
}

/** The rows as text, to the last digit. */
export const rowTexts = (database: TestDatabase, table: string) =>
  runStatement(database, `select one::text as row from ${table} as one order by 1`)

/** Changes the text of a backup, and corrects its checksum. */
export async function rewriteBackup(file: string, change: (body: string) => string): Promise<void> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n')
    .slice(0, -2)
  const body = change(`${lines.join('\n')}\n`)
  const sha256 = createHash('sha256').update(body).digest('hex')
  await writeFile(file, gzipSync(`${body}${JSON.stringify({ sha256 })}\n`))
}
