import type { Failure, FieldError } from '../../openapi.d.ts'
import type { CookieChange } from '../sessions/session-cookies.ts'
import { sentenceOf, type Sentence } from './sentences.ts'

/** Limits that refuse requests: on the number of each kind at once, or on the tries in some time. */
export const limitNames = [
  'requests',
  'changes',
  'outside',
  'passwords',
  'exports',
  'routes',
  'streams',
  'tries',
] as const

export type LimitName = (typeof limitNames)[number]

/** A failure that the caller reads, with its HTTP status. */
export class HttpError extends Error {
  readonly status: number
  readonly sentence: Sentence
  readonly errors: FieldError[] | undefined
  /** seconds, for `Retry-After` */
  readonly retryAfter: number | undefined
  /** methods, for `Allow` */
  readonly allow: string[] | undefined
  /** for `WWW-Authenticate` */
  readonly challenge: string | undefined
  /** for the operator */
  readonly limit: LimitName | undefined

  /** `unknown`: the change may have been made all the same. */
  readonly outcome: Failure['outcome']
  /** The `code` of the answer; an error's own `code` is used by Fastify. */
  readonly failureCode: Failure['code']
  readonly cookies: CookieChange[]

  constructor(
    status: number,
    said: string | Sentence,
    more: {
      errors?: FieldError[]
      retryAfter?: number
      allow?: string[]
      challenge?: string
      outcome?: 'unknown'
      failureCode?: NonNullable<Failure['code']>
      limit?: LimitName
      cookies?: CookieChange[]
    } = {},
  ) {
    const sentence = typeof said === 'string' ? { message: said } : said
    super(sentence.message)
    this.name = 'HttpError'
    this.status = status
    this.sentence = sentence
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

/** The message is the first of the errors' messages. */
export const badRequest = (errors: [FieldError, ...FieldError[]]) =>
  new HttpError(400, errors[0], { errors })
export const unauthenticated = (more?: { cookies: CookieChange[] }) =>
  new HttpError(401, 'Please log in', more)
export const wrongCredentials = () => new HttpError(401, 'Password does not match')
export const twoFactorRequired = () =>
  new HttpError(401, 'A code of your authenticator app is needed', {
    failureCode: 'TWO_FACTOR_REQUIRED',
  })
/** Does not reveal whether the passkey is unknown, removed or wrong. */
export const passkeyRefused = () =>
  new HttpError(401, 'This passkey does not work here. Please log in another way.')
export const passkeyMayBeCopied = () =>
  new HttpError(
    401,
    'This passkey may have been copied. Please log in another way, and remove it from your account.',
  )
export const requestTookTooLong = 'This took too long. Please try again.'
export const loginTookTooLong = () => new HttpError(401, requestTookTooLong)
/** Does not reveal whether the code was used before or never existed. */
export const wrongCode: FieldError = { path: 'code', message: 'This code does not match' }
export const wrongLoginCode = () =>
  new HttpError(401, wrongCode.message, { failureCode: 'WRONG_CODE', errors: [wrongCode] })
export const invalidKey = (message: string) =>
  new HttpError(401, message, { challenge: 'Bearer error="invalid_token"' })
export const foreignOrigin = () => new HttpError(403, 'Calls from another site are not allowed')
export const forbidden = (message: string | Sentence = 'You are not allowed to do this') =>
  new HttpError(403, message)
export const twoFactorSetUpRequired = () =>
  new HttpError(403, 'Please set up two-factor authentication first', {
    failureCode: 'TWO_FACTOR_SETUP_REQUIRED',
  })
/** For a caller who cannot log in with a password. */
export const loginAgainRequired = () =>
  new HttpError(403, 'Please log in again first, so that we know it is you.', {
    failureCode: 'LOGIN_AGAIN_REQUIRED',
  })
export const accountBlocked = (more?: { cookies: CookieChange[] }) =>
  new HttpError(403, 'Your account is blocked', more)
export const emailNotVerified = () =>
  new HttpError(
    403,
    'Please confirm your email address first: open the link in the email that was sent to you. ' +
      'Your dashboard can send it again.',
    { failureCode: 'EMAIL_NOT_VERIFIED' },
  )
export const notFound = (message: string) => new HttpError(404, message)
export const methodNotAllowed = (allow: string[]) =>
  new HttpError(405, sentenceOf('addressAnswersOnlyTo', { value: allow.join(', ') }), { allow })
export const conflict = (message: string | Sentence, errors?: FieldError[]) =>
  new HttpError(409, message, errors && { errors })
export const runChanged = () =>
  new HttpError(409, 'The run was changed meanwhile. Please look at it, then do it again.', {
    failureCode: 'RUN_CHANGED',
  })
export const proofRequired = () =>
  new HttpError(409, 'Deliveries need a proof here. Please record it on the page of the parcel.', {
    failureCode: 'PROOF_REQUIRED',
  })
export const bodyTooLarge = (maxBytes: number) =>
  new HttpError(413, sentenceOf('bodyIsTooLarge', { value: String(maxBytes / 1024) }))
export const unsupportedType = () => new HttpError(415, 'The body must be application/json')
export const keyReused = () =>
  new HttpError(422, 'This Idempotency-Key was used before with another body')
export const tooMany = (
  retryAfter: number,
  limit: LimitName,
  message: string | Sentence = 'Too many tries. Please wait a moment.',
) => new HttpError(429, message, { retryAfter, limit })
export const unavailable = (more: { retryAfter?: number; limit?: LimitName } = {}) =>
  new HttpError(503, 'The service is busy or being restarted. Please try again.', {
    retryAfter: 2,
    ...more,
  })
export const changesHaveToWait = () =>
  new HttpError(
    503,
    'Changes have to wait a moment, as the database is moving to another server. Nothing was changed. Please try again in a few seconds.',
    { retryAfter: 5 },
  )
export const readOnly = () =>
  new HttpError(503, 'The database can only be read, because it is a standby. Please try again.', {
    retryAfter: 2,
  })
export const outcomeUnknown = () =>
  new HttpError(
    503,
    'It is not known whether the change was made. Please look before you try again.',
    { retryAfter: 2, outcome: 'unknown' },
  )
