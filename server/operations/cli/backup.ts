import { randomBytes } from 'node:crypto'
import { createWriteStream, existsSync, rmSync } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Transaction } from '../../db/database.ts'
import { backupText, describeCounts, type BackupHeader } from './backup-file.ts'
import {
  countRows,
  findAppliedMigrations,
  findTables,
  inSnapshot,
  readRows,
} from './backup-repository.ts'
import { recordBackup } from '../system/repository.ts'
import { CommandError } from './errors.ts'
import { withDatabase } from './open-database.ts'
import { parseFileCommandLine, type Command } from './terminal.ts'

export const backup: Command = async (args, config, terminal) => {
  const file = resolve(parseFileCommandLine(args, {}).file)
  if (existsSync(file)) throw new CommandError(`There is a file ${file} already.`)
  const database = { mode: 'read', config, terminal, isUnlimited: true } as const
  await withDatabase(database, async (db) => {
    const { tables } = await inSnapshot(db, (transaction) => writeBackup(transaction, file))
    const { size } = await stat(file)
    terminal.say(`${file} holds ${describeCounts(tables)} (${Math.ceil(size / 1024)} kB).`)
    try {
      await recordBackup(db, size)
    } catch {
      // The database is a standby, or has the tables of an earlier version.
      terminal.note('The database could not note that; the system page shows an earlier backup.')
    }
  })
}

// Repeated if a standby cancels the snapshot; each attempt writes a new file.
async function writeBackup(transaction: Transaction, file: string): Promise<BackupHeader> {
  const { backedUp } = await findTables(transaction)
  const header: BackupHeader = {
    format: 'waybill-backup',
    version: 1,
    made: new Date().toISOString(),
    migrations: await findAppliedMigrations(transaction),
    tables: await countRows(transaction, backedUp),
  }
  await writeFileAtOnce(file, backupText(header, readTables(transaction, backedUp)))
  return header
}

async function* readTables(transaction: Transaction, tables: string[]): AsyncGenerator<string[]> {
  for (const table of tables) yield* readRows(transaction, table)
}

/** Makes the file appear only once it is complete and flushed to the disk. */
async function writeFileAtOnce(file: string, text: AsyncIterable<string>): Promise<void> {
  const part = `${file}.part-${randomBytes(4).toString('hex')}`
  const remove = () => rmSync(part, { force: true })
  process.once('exit', remove)
  try {
    const output = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(text, createGzip(), output)
    await rename(part, file)
    const folder = await open(dirname(file), 'r')
    await folder.sync().catch(() => undefined)
    await folder.close()
  } catch (error) {
    remove()
    throw isNoFolder(error) ? new CommandError(`There is no folder ${dirname(file)}.`) : error
  } finally {
    process.removeListener('exit', remove)
  }
}

const isNoFolder = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
