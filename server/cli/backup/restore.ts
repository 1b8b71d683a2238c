import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type pg from 'pg'
import { migrate, readMigrations } from '../../db/migrate.ts'
import { demoDataNote } from '../../demo/demo-data.ts'
import type { Config } from '../../config/config.ts'
import { CommandError } from '../errors.ts'
import { withDatabase } from '../open.ts'
import type { Terminal } from '../terminal.ts'
import { checkBackup, readBackup, type BackupHeader } from './backup-file.ts'
import { readFileArgument } from './file-argument.ts'
import { fillWithRulesLater } from './rules-later.ts'
import {
  analyzeTables,
  countServers,
  emptyTables,
  findJournal,
  inOne,
  insertRows,
  lockTables,
  setTriggers,
  withConnection,
} from './repository.ts'
import { countAll, countsInWords, findTables } from './tables.ts'

export async function restore(
  args: string[],
  environment: Config,
  terminal: Terminal,
): Promise<void> {
  const { file: given, replace } = readFileArgument(args, { replace: true })
  const file = resolve(given)
  const header = await checkBackup(file)
  await checkVersion(header)
  await withDatabase('alone', { environment, terminal }, ({ db, url }) =>
    withConnection(url, async (client) => {
      if ((await countServers(client)) > 0) {
        throw new CommandError('A Waybill server is at work on this database. Stop it first.')
      }
      await checkPlace(client, header, replace)
      // A backup of an earlier version goes into the tables of its time, which are then updated.
      await migrate(db, undefined, header.migrations.length)
      await inOne(client, 'change', () => fill(client, { file, header, replace }))
      for (const name of await migrate(db)) terminal.note(`Migrated: ${name}`)
      await analyzeTables(client, (await findTables(client)).all)
    }),
  )
  if (environment.databaseUrl === undefined) {
    await writeFile(demoDataNote(environment.dataDir), 'not added\n')
  }
  terminal.say(`Restored ${countsInWords(header.tables)}, as of ${header.made}.`)
  terminal.say('Everybody logs in anew.')
}

async function checkVersion({ migrations }: BackupHeader): Promise<void> {
  const known = await readMigrations()
  const strange = migrations.find(
    ({ name, checksum }, index) =>
      known[index]?.name !== name || known[index].checksum !== checksum,
  )
  if (strange === undefined) return
  throw new CommandError(
    `The backup has migration ${strange.name}, which this version of Waybill does not know. ` +
      'Restore it with the version that made it.',
  )
}

async function checkPlace(
  client: pg.Client,
  { migrations }: BackupHeader,
  replace: boolean,
): Promise<void> {
  const journal = await findJournal(client)
  if (journal.length === 0) return
  await checkEmpty(client, replace)
  if (journal.length <= migrations.length) return
  throw new CommandError(
    `The backup was made at migration ${migrations.at(-1)?.name}, and this database is at ` +
      `${journal.at(-1)?.name}. Restore it into a new one: an empty DATA_DIR or DATABASE_URL.`,
  )
}

async function checkEmpty(client: pg.Client, replace: boolean): Promise<void> {
  // Everything else belongs to somebody.
  const there = await countAll(client, ['users', 'parcels'])
  if (replace || there.every(({ rows }) => rows === 0)) return
  throw new CommandError(
    `The database holds ${countsInWords(there)} already. Restore into a new one (with DATA_DIR ` +
      'or DATABASE_URL), or add --replace to delete what is there.',
  )
}

async function fill(
  client: pg.Client,
  { file, header, replace }: { file: string; header: BackupHeader; replace: boolean },
): Promise<void> {
  const { all, kept } = await findTables(client)
  const wanted = header.tables.map(({ name }) => name)
  const missing = wanted.filter((name) => !kept.includes(name))
  if (missing.length > 0) throw new CommandError(`Here is no table ${missing.join(', ')}.`)
  await lockTables(client, all)
  await checkEmpty(client, replace)
  await emptyTables(client, all)
  await setTriggers(client, all, 'off')
  await fillWithRulesLater(client, all, async () => {
    for await (const part of readBackup(file)) {
      if ('table' in part) await insertRows(client, part.table, part.lines)
    }
  })
  await setTriggers(client, all, 'on')

  const there = await countAll(client, wanted)
  const isWhole = header.tables.every(({ rows }, index) => there[index]?.rows === rows)
  if (!isWhole) throw new Error('The tables do not hold as many rows as the backup.')
}
