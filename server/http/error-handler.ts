import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BusyError } from '../limits/fair-limit.ts'
import type { Failure } from '../../openapi.d.ts'
import { errorCode, retryOf, sqlState, UnknownOutcomeError } from '../db/errors.ts'
import {
  badRequest,
  bodyTooLarge,
  busy,
  HttpError,
  outcomeUnknown,
  unavailable,
  unsupportedType,
  type LimitName,
} from './errors.ts'
import { operationName } from './operation-name.ts'
import { sentenceOf, withValues } from './sentences.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The limit that refused the request. */
    refusedBy: LimitName | undefined
  }
}

/** Turns every failure into the answer that the caller reads. */
export function answerFailures(app: FastifyInstance): void {
  app.decorateRequest('refusedBy', undefined)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Nothing is wrong here, but the error looks like a broken connection to the database.
    if (hasHungUp(request)) {
      request.log.info({ operation: operationName(request) }, 'hung up')
      return sendFailure(reply, new HttpError(400, 'requestCannotBeRead'))
    }
    const failure = toHttpError(error, request)
    request.refusedBy = failure.limit
    if (failure.status >= 500) logFailure(error, failure, request)
    return sendFailure(reply, failure)
  })
}

/** True if the client has left before its request was complete. */
const hasHungUp = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete

export function sendFailure(reply: FastifyReply, failure: HttpError): FastifyReply {
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter)
  if (failure.allow !== undefined) reply.header('allow', failure.allow.join(', '))
  if (failure.challenge !== undefined) reply.header('www-authenticate', failure.challenge)
  const body: Failure = {
    success: false,
    ...sentenceOf(failure.reason),
    ...(failure.errors === undefined
      ? {}
      : { errors: failure.errors.map(({ path, reason }) => ({ path, ...sentenceOf(reason) })) }),
    ...(failure.failureCode === undefined ? {} : { code: failure.failureCode }),
    ...(failure.outcome === undefined ? {} : { outcome: failure.outcome }),
  }
  return reply.status(failure.status).type('application/json; charset=utf-8').send(body)
}

/**
 * Answers bytes that are not HTTP, for which Fastify has neither request nor reply. Logs nothing,
 * because the error contains these bytes, and with them perhaps a user's cookies.
 */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = malformedStatuses[error.code ?? ''] ?? 400
  const failure: Failure = {
    success: false,
    ...sentenceOf('requestCannotBeRead'),
  }
  const body = JSON.stringify(failure)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

const malformedStatuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

export function toHttpError(error: unknown, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof BusyError) return busy(error)
  if (error instanceof UnknownOutcomeError) return outcomeUnknown()
  if (retryOf(error) !== 'never') return unavailable()
  const state = sqlState(error) ?? ''
  if (state.startsWith('22')) return new HttpError(400, 'somethingIsNotRight')
  if (state.startsWith('23')) return new HttpError(409, 'doesNotGoWithWhatIsStored')
  return (
    unreadable(error, request) ??
    new HttpError(500, withValues('somethingWentWrong', { value: request.id }))
  )
}

/** Translates Fastify's errors for requests that it could not read. */
function unreadable(error: unknown, request: FastifyRequest): HttpError | undefined {
  if (!(error instanceof Error && 'statusCode' in error)) return undefined
  const { statusCode } = error
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode >= 500) return undefined
  if (statusCode === 413) return bodyTooLarge(request.routeOptions.bodyLimit)
  if (statusCode === 415) return unsupportedType()
  const isJson = 'code' in error && error.code === 'FST_ERR_CTP_INVALID_JSON_BODY'
  if (isJson) return badRequest([{ path: 'body', reason: 'bodyIsNotValidJson' }])
  return new HttpError(400, 'requestCannotBeRead')
}

function logFailure(error: unknown, { status }: HttpError, request: FastifyRequest): void {
  const { log } = request
  const operation = operationName(request)
  // A database error has values of the row in its details; those stay out of the log.
  const known = error instanceof Error ? error : new Error(String(error))
  const what = { name: known.name, message: known.message, code: errorCode(error) }
  if (status === 503) log.warn({ operation, error: what }, 'service unavailable')
  else log.error({ operation, error: { ...what, stack: known.stack } }, 'failure on our side')
}
