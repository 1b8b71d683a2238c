import { randomBytes } from 'node:crypto'
import { createWriteStream, existsSync, rmSync } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import type { Config } from '../../config/config.ts'
import { CommandError } from '../errors.ts'
import { prepareTables, withDatabase } from '../open.ts'
import type { Terminal } from '../terminal.ts'
import { backupText, type BackupHeader } from './backup-file.ts'
import { readFileArgument } from './file-argument.ts'
import { findJournal, inOne, readRows, withConnection } from './repository.ts'
import { countAll, countsInWords, findTables } from './tables.ts'

export async function backup(
  args: string[],
  environment: Config,
  terminal: Terminal,
): Promise<void> {
  const file = resolve(readFileArgument(args).file)
  if (existsSync(file)) throw new CommandError(`There is a file ${file} already.`)
  await withDatabase('there', { environment, terminal }, async (opened) => {
    await prepareTables(opened, 'there')
    const { tables } = await withConnection(opened.url, (client) => writeBackup(client, file))
    const kilobytes = Math.ceil((await stat(file)).size / 1024)
    terminal.say(`${file} holds ${countsInWords(tables)} (${kilobytes} kB).`)
  })
}

function writeBackup(client: pg.Client, file: string): Promise<BackupHeader> {
  return inOne(client, 'snapshot', async () => {
    const { kept } = await findTables(client)
    const header: BackupHeader = {
      format: 'waybill-backup',
      version: 1,
      made: new Date().toISOString(),
      migrations: await findJournal(client),
      tables: await countAll(client, kept),
    }
    await writeWhole(file, backupText(header, rowsOf(client, kept)))
    return header
  })
}

async function* rowsOf(client: pg.Client, tables: string[]): AsyncGenerator<string[]> {
  for (const table of tables) yield* readRows(client, table)
}

/** The file is there when it is complete and on the disk, and not before. */
async function writeWhole(file: string, text: AsyncIterable<string>): Promise<void> {
  const part = `${file}.part-${randomBytes(4).toString('hex')}`
  const remove = () => rmSync(part, { force: true })
  process.once('exit', remove)
  try {
    const output = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(Readable.from(text), createGzip(), output)
    await rename(part, file)
    const folder = await open(dirname(file), 'r')
    await folder.sync().catch(() => undefined)
    await folder.close()
  } catch (error) {
    remove()
    throw toldPlainly(error, dirname(file))
  } finally {
    process.removeListener('exit', remove)
  }
}

function toldPlainly(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return new CommandError(`There is no folder ${folder}.`)
  return error
}
