import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { Config } from '../../config/config.ts'
import { CommandError, UsageError } from './errors.ts'

export type Command = (args: string[], config: Config, terminal: Terminal) => Promise<void>

export interface Terminal {
  /** Prints a result. */
  say: (line: string) => void
  /** Prints progress and failures. */
  note: (line: string) => void
}

type Options = NonNullable<ParseArgsConfig['options']>

export function parseCommandLine<const Known extends Options>(args: string[], options: Known) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** Parses the command line of a command that takes one file. */
export function parseFileCommandLine<const Known extends Options>(args: string[], options: Known) {
  const { positionals, values } = parseCommandLine(args, options)
  const [file, ...others] = positionals
  if (file === undefined) throw new UsageError('Which file?')
  if (others.length > 0) throw new UsageError(`"${others.join(' ')}" is one word too many.`)
  return { file, options: values }
}

/** Reads it from WAYBILL_PASSWORD, from the terminal without an echo, or from standard input. */
export async function readPassword(): Promise<string> {
  const given = process.env['WAYBILL_PASSWORD']
  if (given !== undefined && given !== '') return given
  if (process.stdin.isTTY) return promptForPassword()
  const piped = (await text(process.stdin)).replace(/\r?\n$/, '')
  if (piped !== '') return piped
  throw new CommandError(
    'There is no password. Set WAYBILL_PASSWORD, or pass the password on standard input.',
  )
}

async function promptForPassword(): Promise<string> {
  // Discards readline's echo.
  const nowhere = new Writable({ write: (_part, _encoding, done) => done() })
  const input = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  const closed = new Promise<never>((_, reject) => {
    input.once('close', () => reject(new CommandError('No password, no account.')))
  })
  // The terminal is in raw mode, in which readline reports Ctrl+C.
  input.once('SIGINT', () => input.close())
  const prompt = async (question: string) => {
    process.stderr.write(question)
    const typed = await Promise.race([input.question(''), closed])
    process.stderr.write('\n')
    return typed
  }
  try {
    const password = await prompt('Password: ')
    if ((await prompt('Once more: ')) === password) return password
    throw new CommandError('The two passwords differ. Run the command again.')
  } finally {
    closed.catch(() => undefined)
    input.close()
  }
}
