import { EmbeddedError } from '../db/embedded/embedded-error.ts'
import { FolderInUseError } from '../db/embedded/folder-lock.ts'
import { MigrationError } from '../db/migrate.ts'
import { UnreachableError } from '../db/wait-for-database.ts'
import { EnvironmentError } from '../config/environment.ts'

/** A start that cannot go on, told in one sentence. */
export class StartError extends Error {}

const told = [
  StartError,
  EnvironmentError,
  EmbeddedError,
  FolderInUseError,
  MigrationError,
  UnreachableError,
]

/** One sentence for what a person can repair; the whole trace for what is a fault of ours. */
export function sayWhy(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (told.some((kind) => error instanceof kind)) return error.message
  const code = 'code' in error ? error.code : undefined
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC') {
    return `A file could not be written: ${error.message}`
  }
  return error.stack ?? error.message
}
