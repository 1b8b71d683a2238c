import type { PlainCode } from '../../domain/answer-texts.ts'
import type { BusyError } from '../limits/fair-limit.ts'
import { requestLimits, type FairLimitName } from '../limits/sizes.ts'
import type { Failure } from '../../openapi.d.ts'
import type { CookieChange } from './cookies.ts'
import { withValues, type FieldFault, type Reason } from './sentences.ts'

/** Limits that refuse requests: on the places that all share, or on the tries in some time. */
export type LimitName = FairLimitName | 'tries'

export const limitNames = [...requestLimits, 'tries']

/** A failure that the caller reads, with its HTTP status. */
export class HttpError extends Error {
  readonly status: number
  readonly reason: Reason
  readonly errors: FieldFault[] | undefined
  /** seconds, for `Retry-After` */
  readonly retryAfter: number | undefined
  /** methods, for `Allow` */
  readonly allow: string[] | undefined
  /** for `WWW-Authenticate` */
  readonly challenge: string | undefined
  /** for the operator */
  readonly limit: LimitName | undefined

  /** `unknown`: the change may have been made anyway. */
  readonly outcome: Failure['outcome']
  /** The `code` of the answer; an error's own `code` is used by Fastify. */
  readonly failureCode: Failure['code']
  readonly cookies: CookieChange[]

  constructor(
    status: number,
    reason: Reason,
    more: {
      errors?: FieldFault[]
      retryAfter?: number
      allow?: string[]
      challenge?: string
      outcome?: 'unknown'
      failureCode?: NonNullable<Failure['code']>
      limit?: LimitName
      cookies?: CookieChange[]
    } = {},
  ) {
    super(typeof reason === 'string' ? reason : reason.code)
    this.name = 'HttpError'
    this.status = status
    this.reason = reason
    this.errors = more.errors
    this.retryAfter = more.retryAfter
    this.allow = more.allow
    this.challenge = more.challenge
    this.outcome = more.outcome
    this.failureCode = more.failureCode
    this.limit = more.limit
    this.cookies = more.cookies ?? []
  }
}

/** The reason is that of the first field. */
export const badRequest = (errors: [FieldFault, ...FieldFault[]]) =>
  new HttpError(400, errors[0].reason, { errors })
export const unauthenticated = (more?: { cookies: CookieChange[] }) =>
  new HttpError(401, 'pleaseLogIn', more)
export const wrongCredentials = () => new HttpError(401, 'passwordDoesNotMatch')
export const twoFactorRequired = () =>
  new HttpError(401, 'codeOfYourAppIsNeeded', {
    failureCode: 'TWO_FACTOR_REQUIRED',
  })
/** Does not reveal whether the passkey is unknown, removed or wrong. */
export const passkeyRefused = () => new HttpError(401, 'passkeyDoesNotWork')
export const passkeyMayBeCopied = () => new HttpError(401, 'passkeyMayBeCopied')
export const loginTookTooLong = () => new HttpError(401, 'passkeyRequestIsOver')
/** Does not reveal whether the code was used before or never existed. */
export const wrongCode: FieldFault = { path: 'code', reason: 'codeDoesNotMatch' }
export const wrongLoginCode = () =>
  new HttpError(401, wrongCode.reason, { failureCode: 'WRONG_CODE', errors: [wrongCode] })
export const invalidKey = (reason: PlainCode) =>
  new HttpError(401, reason, { challenge: 'Bearer error="invalid_token"' })
export const foreignOrigin = () => new HttpError(403, 'callsFromAnotherSite')
export const forbidden = (reason: Reason = 'youAreNotAllowed') => new HttpError(403, reason)
export const twoFactorSetUpRequired = () =>
  new HttpError(403, 'setUpTwoFactorFirst', {
    failureCode: 'TWO_FACTOR_SETUP_REQUIRED',
  })
/** For a caller who cannot log in with a password. */
export const loginAgainRequired = () =>
  new HttpError(403, 'logInAgainFirst', {
    failureCode: 'LOGIN_AGAIN_REQUIRED',
  })
export const accountBlocked = (more?: { cookies: CookieChange[] }) =>
  new HttpError(403, 'yourAccountIsBlocked', more)
export const emailNotVerified = () =>
  new HttpError(403, 'confirmYourEmailFirst', { failureCode: 'EMAIL_NOT_VERIFIED' })
export const notFound = (reason: PlainCode) => new HttpError(404, reason)
export const methodNotAllowed = (allow: string[]) =>
  new HttpError(405, withValues('addressAnswersOnlyTo', { value: allow.join(', ') }), { allow })
export const conflict = (reason: Reason, errors?: FieldFault[]) =>
  new HttpError(409, reason, errors && { errors })
export const runChanged = () =>
  new HttpError(409, 'runWasChanged', {
    failureCode: 'RUN_CHANGED',
  })
export const proofRequired = () =>
  new HttpError(409, 'proofIsRequired', {
    failureCode: 'PROOF_REQUIRED',
  })
export const bodyTooLarge = (maxBytes: number) =>
  new HttpError(413, withValues('bodyIsTooLarge', { value: String(maxBytes / 1024) }))
export const unsupportedType = () => new HttpError(415, 'bodyMustBeJson')
export const keyReused = () => new HttpError(422, 'keyWasUsedBefore')
export const tooMany = (retryAfter: number, limit: LimitName, reason: Reason = 'tooManyTries') =>
  new HttpError(429, reason, { retryAfter, limit })
export const unavailable = (more: { retryAfter?: number; limit?: LimitName } = {}) =>
  new HttpError(503, 'serviceIsBusy', {
    retryAfter: 2,
    ...more,
  })
/** Refuses a request because of its owner's other requests (429), or because of those of all owners (503). */
export const busy = ({ limit, retryAfter, isOwn }: BusyError) =>
  isOwn
    ? tooMany(retryAfter, limit, limit === 'outside' ? 'endpointsAreBeingChecked' : undefined)
    : unavailable({ limit, retryAfter })
export const changesHaveToWait = () => new HttpError(503, 'changesHaveToWait', { retryAfter: 5 })
export const readOnly = () =>
  new HttpError(503, 'databaseCanOnlyBeRead', {
    retryAfter: 2,
  })
export const diskFull = () => new HttpError(503, 'diskIsFull', { retryAfter: 5 })
export const outcomeUnknown = () =>
  new HttpError(503, 'outcomeIsUnknown', { retryAfter: 2, outcome: 'unknown' })
