import { EmbeddedError } from '../db/embedded-postgres/errors.ts'
import { DatabaseStartError } from '../db/errors.ts'
import { ConfigError } from '../config/config.ts'

/** Ends the start; the message says why in one sentence. */
export class StartError extends Error {}

const operatorErrors = [StartError, ConfigError, EmbeddedError, DatabaseStartError]

/** One sentence for an error that the operator can repair, a stack trace for a fault of ours. */
export function sayWhy(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (operatorErrors.some((kind) => error instanceof kind)) return error.message
  const code = 'code' in error ? error.code : undefined
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC') {
    return `A file could not be written: ${error.message}`
  }
  return error.stack ?? error.message
}
