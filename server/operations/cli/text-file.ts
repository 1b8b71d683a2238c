import { createReadStream, statSync } from 'node:fs'
import { errorCode } from '../../db/errors.ts'
import { CommandError } from './errors.ts'

/** Refuses with a sentence if there is no file that this account can open. */
export function expectFile(file: string): void {
  const found = readOrRefuse(file, () => statSync(file))
  if (found.isDirectory()) throw new CommandError(`${shownName(file)} is a folder, not a file.`)
}

/** Characters of a line: files that are no tables may have no line ends at all. */
const maxLine = 4_000_000

/** Lines of a text in UTF-8, with or without a byte order mark; refuses everything else with a sentence. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const chunk of bytesOf(file)) {
    const text = decodeOrRefuse(file, () => decoder.decode(chunk, { stream: true }))
    const lines = `${rest}${text}`.split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > maxLine) throw notText(file)
    for (const line of lines) yield line.replace(/\r$/, '')
  }
  rest += decodeOrRefuse(file, () => decoder.decode())
  if (rest !== '') yield rest
}

async function* bytesOf(file: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(file)) {
      const bytes = Buffer.from(chunk)
      if (bytes.includes(0)) throw notText(file)
      yield bytes
    }
  } catch (error) {
    throw error instanceof CommandError ? error : unreadable(file, error)
  }
}

const notText = (file: string) =>
  new CommandError(`${shownName(file)} is not a text. If it is an archive, unpack it first.`)

function decodeOrRefuse(file: string, decode: () => string): string {
  try {
    return decode()
  } catch {
    throw new CommandError(
      `${shownName(file)} is not in UTF-8. Convert it first, as with: iconv -f ISO-8859-1 -t UTF-8`,
    )
  }
}

function readOrRefuse<Result>(file: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw unreadable(file, error)
  }
}

function unreadable(file: string, error: unknown): CommandError {
  const code = errorCode(error) ?? String(error)
  const isMissing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(code)
  return new CommandError(
    isMissing
      ? `There is no file ${shownName(file)}.`
      : `${shownName(file)} cannot be read (${code}).`,
  )
}

const maxShown = 200

/** A name may be longer than a terminal has room for. */
export const shownName = (file: string): string =>
  file.length > maxShown ? `${file.slice(0, maxShown)}…` : file
