import * as t from '#texts/api.ts'
import type { AnswerCode } from '../../domain/answer-texts.ts'
import type { Failure, FieldError } from '../../openapi.d.ts'

/**
 * Kinds of failure: a refusal by status, no answer, a timeout, an answer that cannot be parsed, or an answer
 * of an updated server, whose contract differs from this build's.
 */
export type FailureKind = 'http' | 'network' | 'timeout' | 'shape' | 'outdated'

type FailureDetails = {
  status?: number | null
  serverMessage?: string | null
  messageCode?: string | null
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
  /** Code that identifies the message in any language; another host may send none. */
  readonly messageCode: string | null
  readonly fieldErrors: FieldError[]
  readonly outcome: Failure['outcome'] | null
  /** Code of our contract, or one that another host has defined. */
  readonly code: string | null

  constructor(
    kind: FailureKind,
    {
      status = null,
      serverMessage = null,
      messageCode = null,
      fieldErrors = [],
      outcome = null,
      code = null,
      cause,
    }: FailureDetails = {},
  ) {
    super(serverMessage ?? descriptions[kind] + (status === null ? '' : ` (${status})`), { cause })
    this.kind = kind
    this.status = status
    this.serverMessage = serverMessage
    this.messageCode = messageCode
    this.fieldErrors = fieldErrors
    this.outcome = outcome
    this.code = code
  }
}

/** Returns the server's own sentence, or else the fallback; asks for a reload if that helps. */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  return error.kind === 'outdated' ? descriptions.outdated : (error.serverMessage ?? fallback)
}

/** Checks the code of the message; typed, so that a misspelt code does not compile. */
export const hasMessageCode = (error: unknown, code: AnswerCode): error is ApiError =>
  error instanceof ApiError && error.messageCode === code

/** True if the change may still have been made: the host cannot tell, or its answer was lost. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.outcome === 'unknown' || error.kind === 'network' || error.kind === 'timeout'
}

/** True if a retry would get the same answer; 401, 408 and 429 can pass in a new session or later. */
export function isRefusal(error: unknown): boolean {
  const status = error instanceof ApiError ? (error.status ?? 0) : 0
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status)
}

/** True if the host does not have the operation; some hosts answer with their start page instead. */
export function isUnknownCall(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.kind === 'outdated') return isUnknownCall(error.cause)
  return error.kind === 'shape' || [404, 405, 501].includes(error.status ?? 0)
}

const descriptions: Record<FailureKind, string> = {
  http: t.serverRefused,
  network: t.serverCouldNotBeReached,
  timeout: t.serverTookTooLong,
  shape: t.serverAnsweredUnexpectedly,
  outdated: t.waybillWasUpdated,
}

/** Asks for a reload if the server has another contract than this build; otherwise undefined. */
export const reloadText = (error: unknown): string | undefined =>
  error instanceof ApiError && error.kind === 'outdated' && !isUnknownCall(error)
    ? descriptions.outdated
    : undefined

/** Checks the code that the host adds to the status; typed, so that a misspelt code does not compile. */
export function hasCode(error: unknown, code: NonNullable<Failure['code']>): error is ApiError {
  return error instanceof ApiError && error.code === code
}
