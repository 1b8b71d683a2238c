import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { Config } from '../config/config.ts'
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

export interface PasswordInput {
  password: string
  confirmPassword: string
}

/** Reads it from WAYBILL_PASSWORD, from the terminal without an echo, or from standard input. */
export async function readPassword(): Promise<PasswordInput> {
  const given = process.env['WAYBILL_PASSWORD']
  if (given !== undefined && given !== '') return confirmed(given)
  if (process.stdin.isTTY) return promptForPassword()
  return confirmed((await text(process.stdin)).replace(/\r?\n$/, ''))
}

const confirmed = (password: string): PasswordInput => ({ password, confirmPassword: password })

async function promptForPassword(): Promise<PasswordInput> {
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
    return { password: await prompt('Password: '), confirmPassword: await prompt('Once more: ') }
  } finally {
    closed.catch(() => undefined)
    input.close()
  }
}
