import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import type { TableCount } from './backup-repository.ts'
import { CommandError } from './errors.ts'

// A backup is gzip'd text: a line with the header, then one line of JSON for each row, table by
// table in the header's order, then a line with the SHA-256 of everything before it.

const headerSchema = z.object({
  format: z.literal('waybill-backup'),
  version: z.literal(1),
  made: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
})
const trailerSchema = z.object({ sha256: z.string() })

export type BackupHeader = z.infer<typeof headerSchema>

export interface Batch {
  table: string
  lines: string[]
}

const batchSize = 500

/** Yields the text of a backup in parts. */
export async function* backupText(
  header: BackupHeader,
  batches: AsyncIterable<string[]>,
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const hashed = (text: string) => {
    hash.update(text)
    return text
  }
  yield hashed(`${JSON.stringify(header)}\n`)
  for await (const lines of batches) yield hashed(lines.map((line) => `${line}\n`).join(''))
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`
}

/** Reads the whole file, and throws unless it is a complete and undamaged backup. */
export async function checkBackup(file: string): Promise<BackupHeader> {
  const reading = readBackup(file)
  const { value: header } = await reading.next()
  if (header === undefined || !('format' in header)) throw notABackup(file)
  for await (const _ of reading);
  return header
}

/** Yields the header, then the rows; throws at the end if the file is damaged. */
export async function* readBackup(file: string): AsyncGenerator<BackupHeader | Batch> {
  const hash = createHash('sha256')
  const lines = readLines(file)
  const nextLine = async () => {
    const { value, done } = await lines.next()
    if (done === true) throw damaged(file, 'it ends too early')
    return value
  }
  const hashedLine = async () => {
    const line = await nextLine()
    hash.update(`${line}\n`)
    return line
  }

  const header = headerSchema.safeParse(parseJson(await hashedLine())).data
  if (header === undefined) throw notABackup(file)
  yield header
  for (const { name: table, rows } of header.tables) {
    for (let read = 0; read < rows;) {
      const size = Math.min(batchSize, rows - read)
      const batch: string[] = []
      while (batch.length < size) batch.push(await hashedLine())
      read += size
      yield { table, lines: batch }
    }
  }
  const trailer = trailerSchema.safeParse(parseJson(await nextLine())).data
  const rest = await lines.next()
  if (rest.done !== true) throw damaged(file, 'it goes on after its end')
  if (trailer?.sha256 !== hash.digest('hex')) throw damaged(file, 'its checksum does not fit')
}

// Splits only at "\n", because texts of users may contain the other line separators of Unicode.
async function* readLines(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const source = createReadStream(file)
  const unzipped = source.pipe(createGunzip())
  source.on('error', (error) => unzipped.destroy(error))
  let rest = ''
  try {
    for await (const part of unzipped) {
      const lines = (rest + decoder.decode(part, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw unreadable(file, error)
  } finally {
    source.destroy()
  }
  if (rest !== '') throw damaged(file, 'it ends in the middle of a line')
}

function unreadable(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new CommandError(`There is no file ${file}.`)
  if (code === 'EISDIR') return new CommandError(`${file} is a folder.`)
  if (code === 'EACCES') return new CommandError(`This account may not read ${file}.`)
  if (code === 'Z_DATA_ERROR' && /header/.test(String(error))) return notABackup(file)
  if (code === 'Z_BUF_ERROR') return damaged(file, 'it ends too early')
  if (code.startsWith('Z_') || code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
    return damaged(file, 'its text cannot be read')
  }
  return error
}

const notABackup = (file: string) => new CommandError(`${file} is no backup of Waybill.`)

const damaged = (file: string, how: string) =>
  new CommandError(`${file} is damaged (${how}), so nothing of it was restored.`)

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Text such as "5 users, 33 parcels". */
export const describeCounts = (counts: TableCount[]): string =>
  counts
    .filter(({ name }) => name === 'users' || name === 'parcels')
    .map(({ name, rows }) => `${rows} ${rows === 1 ? name.slice(0, -1) : name}`)
    .join(', ')
