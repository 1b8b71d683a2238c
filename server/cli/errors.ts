import { sqlState } from '../db/transaction.ts'
import { HttpError } from '../http/errors.ts'
import { sayWhy } from '../start/startup-error.ts'

/** The command line itself is wrong. */
export class UsageError extends Error {}

/** What the command was asked to do cannot be done; the message says why. */
export class CommandError extends Error {}

export function failureText(error: unknown): string {
  if (error instanceof UsageError || error instanceof CommandError) return error.message
  if (error instanceof HttpError) return `${error.message}.`
  if (isLostConnection(error)) {
    return 'The database went away while the command ran. Look what it holds, and try again.'
  }
  return sayWhy(error)
}

function isLostConnection(error: unknown): boolean {
  const isEnded = error instanceof Error && error.message.startsWith('Connection terminated')
  return isEnded || /^(57P0[123]|08|ECONN|EPIPE)/.test(sqlState(error) ?? '')
}
