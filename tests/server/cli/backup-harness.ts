import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import type { backup } from '../../../server/cli/backup/backup.ts'
import { readConfig } from '../../../server/config/config.ts'
import type { TestDatabase } from '../../support/database.ts'

export type Command = typeof backup

export const runCommand = (command: Command, url: string, args: string[], said: string[] = []) =>
  command(args, readConfig({ DATABASE_URL: url }), {
    say: (line) => void said.push(line),
    note: () => undefined,
  })

/** As text, to the last digit. */
export const rowsOf = (database: TestDatabase, table: string) =>
  query(database, `select one::text as row from ${table} as one order by 1`)

// Not through the pool: a server's connections would be left behind.
export async function query(
  { url }: TestDatabase,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Changes the text of a backup, and makes its checksum fit again. */
export async function rewriteBackup(file: string, change: (body: string) => string): Promise<void> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n')
    .slice(0, -2)
  const body = change(`${lines.join('\n')}\n`)
  const sha256 = createHash('sha256').update(body).digest('hex')
  await writeFile(file, gzipSync(`${body}${JSON.stringify({ sha256 })}\n`))
}
