import { DatabaseStartError, retryOf } from '../../db/errors.ts'
import { HttpError } from '../../http/errors.ts'
import { sentenceOf } from '../../http/sentences.ts'
import { sayWhy } from '../../start/startup-error.ts'

/** Thrown if the command line is invalid. */
export class UsageError extends Error {}

/** Thrown if a command cannot be carried out; the message says why. */
export class CommandError extends Error {}

export function failureText(error: unknown): string {
  if (error instanceof UsageError || error instanceof CommandError) return error.message
  if (error instanceof HttpError) return sentenceOf(error.reason).message.replace(/(?<!\.)$/, '.')
  // Says that the database cannot be reached, because the command has not begun.
  if (error instanceof DatabaseStartError || retryOf(error) !== 'later') return sayWhy(error)
  const reason = error instanceof Error && error.message !== '' ? ` (${error.message})` : ''
  return `The database went away while the command ran${reason}. Look what it holds, and try again.`
}
