import type { FieldError } from '../openapi.d.ts'

/** A failure that the caller is told about, with its HTTP status. */
export class HttpError extends Error {
  readonly status: number
  readonly errors: FieldError[] | undefined
  /** seconds, for `Retry-After` */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    message: string,
    more: { errors?: FieldError[]; retryAfter?: number } = {},
  ) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.errors = more.errors
    this.retryAfter = more.retryAfter
  }
}

/** The message is the first of the errors' messages. */
export const badRequest = (errors: [FieldError, ...FieldError[]]) =>
  new HttpError(400, errors[0].message, { errors })
export const unauthenticated = (message = 'Please log in') => new HttpError(401, message)
export const wrongCredentials = () => new HttpError(401, 'Password does not match')
export const forbidden = (message = 'You are not allowed to do this') => new HttpError(403, message)
export const accountBlocked = () => new HttpError(403, 'Your account is blocked')
export const notFound = (message: string) => new HttpError(404, message)
export const conflict = (message: string) => new HttpError(409, message)
export const keyReused = () =>
  new HttpError(422, 'This Idempotency-Key was used before with another body')
export const tooMany = (retryAfter: number) =>
  new HttpError(429, 'Too many tries. Please wait a moment.', { retryAfter })
export const unavailable = (retryAfter = 2) =>
  new HttpError(503, 'The service is busy or being restarted. Please try again.', { retryAfter })
