import { BusyError } from '../limits/fair-limit.ts'

/** The database cannot be used; the message is one sentence for the operator. */
export class DatabaseStartError extends Error {}

/** Only a read-only server was found, but a writable one is needed. */
export class StandbyError extends Error {
  readonly code = '25006'

  constructor() {
    super('it is a standby, and can only be read')
  }
}

/** The standby does not yet have everything that the caller has to see. */
export class BehindError extends Error {
  constructor() {
    super('the standby is behind')
  }
}

/** No time was left for the next statement; nothing was changed. */
export class OutOfTimeError extends Error {
  constructor() {
    super('there was no time left')
  }
}

/** The answer to a commit was lost, so the change may have been made or not. */
export class UnknownOutcomeError extends Error {
  constructor(cause: unknown) {
    super(`outcome unknown: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/**
 * Says when a failure can be tried again: immediately, because another transaction was in the way;
 * later, because the database is away or busy; or never, because it would fail in the same way.
 */
export function retryOf(error: unknown): 'at once' | 'later' | 'never' {
  if (error instanceof AggregateError) {
    return error.errors.some((one) => retryOf(one) === 'later') ? 'later' : 'never'
  }
  if (!(error instanceof Error)) return 'never'
  if (passing.some((kind) => error instanceof kind)) return 'later'
  const code = errorCode(error) ?? ''
  if (brokenConnection.test(code) || driverMessages.test(error.message)) return 'later'
  return isSqlState(code) ? retryOfState(code) : 'never'
}

/** True if servers were found, but none that is writable. */
export function isStandby(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isStandby)
  return sqlState(error) === '25006'
}

/** True if PostgreSQL had no room left on its disk; it has this code for the system's ENOSPC. */
export const isDiskFull = (error: unknown): boolean => sqlState(error) === '53100'

/** PostgreSQL's code of an error, such as 23505 for a unique violation. */
export function sqlState(error: unknown): string | undefined {
  const code = errorCode(error)
  return code !== undefined && isSqlState(code) ? code : undefined
}

export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  sqlState(error) === '23505' &&
  error instanceof Error &&
  'constraint' in error &&
  error.constraint === constraint

function retryOfState(state: string) {
  // Serialization failure; deadlock.
  if (state === '40001' || state === '40P01') return 'at once'
  return passingStates.test(state) ? 'later' : 'never'
}

const passing = [BusyError, OutOfTimeError, UnknownOutcomeError, BehindError]

// Class 08: connection. 53: out of resources. 57: shut down or canceled. 40: other rollbacks.
// 25006: a standby that is not the leader yet. 25P03: a transaction that was idle too long.
const passingStates = /^(08|53|57|40|25006|25P03)/
const brokenConnection =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|ENOENT)$/
// The driver gives these no code.
const driverMessages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|connection error and is not queryable|pool after calling end/

const isSqlState = (code: string) => /^[\dA-Z]{5}$/.test(code)

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}
