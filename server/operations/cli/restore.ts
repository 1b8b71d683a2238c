import { resolve } from 'node:path'
import type { Transaction } from '../../db/database.ts'
import { migrate, readMigrations } from '../../db/migrate.ts'
import { noteDemoData } from '../demo/demo-data.ts'
import { resetUpTo } from '../../parcels/kept-figures/repository.ts'
import { giveUpLate } from '../../messaging/messages/repository.ts'
import { checkBackup, describeCounts, readBackup, type BackupHeader } from './backup-file.ts'
import {
  countRows,
  findAppliedMigrations,
  findTables,
  inSnapshot,
  liftTimeLimits,
} from './backup-repository.ts'
import { CommandError } from './errors.ts'
import { withDatabase } from './open-database.ts'
import {
  analyzeTables,
  countServers,
  emptyTables,
  insertRows,
  lockTables,
  withoutRules,
} from './restore-repository.ts'
import { parseFileCommandLine, type Command } from './terminal.ts'

interface Restore {
  file: string
  header: BackupHeader
  /** Allows deleting the data in the database. */
  replace: boolean
}

export const restore: Command = async (args, config, terminal) => {
  const given = parseFileCommandLine(args, { replace: { type: 'boolean' } })
  const file = resolve(given.file)
  const header = await checkBackup(file)
  await checkVersion(header)
  const asked = { file, header, replace: given.options.replace === true }
  const database = { mode: 'exclusive', config, terminal, isUnlimited: true } as const
  await withDatabase(database, async (db) => {
    await inSnapshot(db, (transaction) => checkDatabase(transaction, asked))
    // A backup of an earlier version goes into tables of that version, which are then migrated.
    await migrate(db, undefined, header.migrations.length)
    await db.transaction((transaction) => fill(transaction, asked))
    for (const name of await migrate(db)) terminal.note(`Migrated: ${name}`)
    await db.transaction(async (transaction) => {
      await liftTimeLimits(transaction)
      await giveUpLate(transaction)
      await resetUpTo(transaction)
      await analyzeTables(transaction, (await findTables(transaction)).all)
    })
  })
  if (config.databaseUrl === undefined) {
    await noteDemoData(config.dataDir, false)
  }
  terminal.say(`Restored ${describeCounts(header.tables)}, as of ${header.made}.`)
  terminal.say('Everyone has to log in again.')
}

async function checkVersion({ migrations }: BackupHeader): Promise<void> {
  const known = await readMigrations()
  const unknown = migrations.find(
    ({ name, checksum }, index) =>
      known[index]?.name !== name || known[index].checksum !== checksum,
  )
  if (unknown === undefined) return
  throw new CommandError(
    `The backup has migration ${unknown.name}, which this version of Waybill does not know. ` +
      'Restore it with the version that made it.',
  )
}

async function checkDatabase(transaction: Transaction, { header, replace }: Restore) {
  if ((await countServers(transaction)) > 0) {
    throw new CommandError('A Waybill server is at work on this database. Stop it first.')
  }
  const applied = await findAppliedMigrations(transaction)
  if (applied.length === 0) return
  await checkEmpty(transaction, replace)
  if (applied.length <= header.migrations.length) return
  throw new CommandError(
    `The backup was made at migration ${header.migrations.at(-1)?.name}, and this database is at ` +
      `${applied.at(-1)?.name}. Restore it into a new one: an empty DATA_DIR or DATABASE_URL.`,
  )
}

async function checkEmpty(transaction: Transaction, replace: boolean): Promise<void> {
  // A database is in use if it has users or parcels; postcodes alone can be imported again.
  const counts = await countRows(transaction, ['users', 'parcels'])
  if (replace || counts.every(({ rows }) => rows === 0)) return
  throw new CommandError(
    `The database holds ${describeCounts(counts)} already. Restore into a new one (with DATA_DIR ` +
      'or DATABASE_URL), or add --replace to delete what is there.',
  )
}

async function fill(transaction: Transaction, { file, header, replace }: Restore): Promise<void> {
  await liftTimeLimits(transaction)
  const { all, backedUp } = await findTables(transaction)
  const wanted = header.tables.map(({ name }) => name)
  const missing = wanted.filter((name) => !backedUp.includes(name))
  if (missing.length > 0) throw new CommandError(`Here is no table ${missing.join(', ')}.`)
  await lockTables(transaction, all)
  await checkEmpty(transaction, replace)
  await emptyTables(transaction, all)
  await withoutRules(transaction, all, async () => {
    for await (const part of readBackup(file)) {
      if ('table' in part) await insertRows(transaction, part.table, part.lines)
    }
  })

  const counts = await countRows(transaction, wanted)
  const isComplete = header.tables.every(({ rows }, index) => counts[index]?.rows === rows)
  if (!isComplete) throw new Error('The tables do not hold as many rows as the backup.')
}
