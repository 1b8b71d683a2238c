import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import { CommandError } from './errors.ts'

interface Password {
  password: string
  confirmPassword: string
}

/** From WAYBILL_PASSWORD, from the terminal without showing it, or from standard input. */
export async function readPassword(): Promise<Password> {
  const given = process.env['WAYBILL_PASSWORD']
  if (given !== undefined && given !== '') return once(given)
  if (process.stdin.isTTY) return ask()
  return once((await text(process.stdin)).replace(/\r?\n$/, ''))
}

const once = (password: string): Password => ({ password, confirmPassword: password })

async function ask(): Promise<Password> {
  // What readline would show of the typing goes nowhere.
  const nowhere = new Writable({ write: (_part, _encoding, done) => done() })
  const input = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  const closed = new Promise<never>((_, reject) => {
    input.once('close', () => reject(new CommandError('No password, no account.')))
  })
  // Typing goes on in raw mode, in which Ctrl+C is readline's to see.
  input.once('SIGINT', () => input.close())
  const answer = async (question: string) => {
    process.stderr.write(question)
    const typed = await Promise.race([input.question(''), closed])
    process.stderr.write('\n')
    return typed
  }
  try {
    return { password: await answer('Password: '), confirmPassword: await answer('Once more: ') }
  } finally {
    closed.catch(() => undefined)
    input.close()
  }
}
