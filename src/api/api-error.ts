import * as t from '#texts/api.ts'
import type { Failure, FieldError } from '../../openapi.d.ts'

/** Kinds of failure: an answer that says no, no answer, one too late, or one we cannot read. */
export type FailureKind = 'http' | 'network' | 'timeout' | 'shape'

type FailureDetails = {
  status?: number | null
  serverMessage?: string | null
  fieldErrors?: FieldError[]
  outcome?: Failure['outcome'] | null
  code?: string | null
  cause?: unknown
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: FailureKind
  readonly status: number | null
  readonly serverMessage: string | null
  readonly fieldErrors: FieldError[]
  readonly outcome: Failure['outcome'] | null
  /** A code of our contract, or one that another host writes. */
  readonly code: string | null

  constructor(kind: FailureKind, details: FailureDetails = {}) {
    const { status = null, serverMessage = null, fieldErrors = [], cause } = details
    const { outcome = null, code = null } = details
    super(serverMessage ?? descriptions[kind] + (status === null ? '' : ` (${status})`), { cause })
    this.kind = kind
    this.status = status
    this.serverMessage = serverMessage
    this.fieldErrors = fieldErrors
    this.outcome = outcome
    this.code = code
  }
}

/** The server's own sentence where it gave one, else the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.serverMessage : null) ?? fallback
}

/** The sentence that the host wrote, whatever language it is shown in. */
export function isSentence(error: unknown, sentence: string): boolean {
  if (!(error instanceof ApiError)) return false
  return error.serverMessage === sentence || isSentence(error.cause, sentence)
}

/** The change may have been made all the same: the host does not know, or its answer was lost. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.outcome === 'unknown' || error.kind === 'network' || error.kind === 'timeout'
}

/** The host has decided; another try would get the same answer, unless in a new session or after a rest. */
export function isRefusal(error: unknown): boolean {
  const status = error instanceof ApiError ? (error.status ?? 0) : 0
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status)
}

/** The host does not have the operation; some answer their start page in its place. */
export function isUnknownCall(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'shape' || [404, 405, 501].includes(error.status ?? 0)
}

const descriptions: Record<FailureKind, string> = {
  http: t.serverRefused,
  network: t.serverCouldNotBeReached,
  timeout: t.serverTookTooLong,
  shape: t.serverAnsweredUnexpectedly,
}

/** Checks the code that the host adds to the status; typed, so that a mistyped one does not compile. */
export function hasCode(error: unknown, code: NonNullable<Failure['code']>): error is ApiError {
  return error instanceof ApiError && error.code === code
}
