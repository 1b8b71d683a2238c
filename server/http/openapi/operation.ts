import type { operations, OperationRoles, OperationScopes, Role } from '../../../openapi.d.ts'
import type { Company } from '../../config/company.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import type { ReadReplica } from '../../db/read-replica.ts'
import type { NodeLimits } from '../../limits/node-limits.ts'
import type { FileResponse } from '../file-response.ts'
import type { InPieces } from '../list-answer.ts'
import type { Authentication, Caller, SessionCaller } from './caller.ts'
import type { CookieChange, RequestCookies } from '../cookies.ts'
import type { EventStream } from '../event-stream.ts'

export type OperationId = keyof operations

/** The context of every handler. */
export interface AppContext {
  db: Database
  /** Unset if there is none, so that everything is read from the leader. */
  replica?: ReadReplica | undefined
  clock: () => Date
  config: Config
  company: Company
  /** Identifies this node among all that share the database. */
  nodeId: string
  limits: NodeLimits
}

/** A request that meets the contract: its roles, parameters and body are checked. */
export interface OperationRequest<Id extends OperationId> {
  /** Null only if the operation's `x-roles` is PUBLIC, and its caller a visitor. */
  caller: CallerOf<Id>
  authentication: Authentication
  path: PathOf<Id>
  query: QueryOf<Id>
  headers: HeadersOf<Id>
  body: BodyOf<Id>
  cookies: RequestCookies
  /** The caller's network address, by the rules of TRUST_PROXY. */
  address: string
  /** `User-Agent` of the browser or system. */
  userAgent: string | undefined
  /** False for a change that a program sends; reliable for changes only. */
  isFromBrowser: boolean
  /** By the rules of TRUST_PROXY as well. */
  isHttps: boolean
  /** Origin at which the caller has the page open. */
  origin: string
}

export interface OperationResult<Id extends OperationId> {
  message: string
  data: DataOf<Id>
  meta?: SuccessOf<Id> extends { meta?: infer Meta } ? Meta : never
  cookies?: CookieChange[]
}

/** A list that may be too long to be sent at once. */
type LongResult<Id extends OperationId> =
  DataOf<Id> extends (infer Item)[]
    ? Omit<OperationResult<Id>, 'data'> & { data: Item[] | InPieces<Item> }
    : never

/** `Services`: what the handler needs beyond the context that all have. */
export type OperationHandler<Id extends OperationId, Services = unknown> = (
  request: OperationRequest<Id>,
  context: AppContext & Services,
) => Promise<
  Id extends AnsweredAs<'text/event-stream'>
    ? EventStream
    : Id extends AnsweredAs<'text/csv'>
      ? FileResponse
      : OperationResult<Id> | LongResult<Id>
>

/** Complete by type: an operation without a handler does not compile. */
export type OperationHandlers<Services> = { [Id in OperationId]: OperationHandler<Id, Services> }

/** Operations whose success has this media type. */
type AnsweredAs<Type extends string> = {
  [Id in OperationId]: operations[Id]['responses'] extends {
    200: { content: Record<Type, unknown> }
  }
    ? Id
    : never
}[OperationId]

type DataOf<Id extends OperationId> = SuccessOf<Id> extends { data: infer Data } ? Data : never

type CallerOf<Id extends OperationId> = OperationRoles[Id] extends Role
  ? KnownCaller<Id> & { role: OperationRoles[Id] }
  : Caller | null

/** Callers have a session if keys are refused. */
type KnownCaller<Id extends OperationId> = Id extends keyof OperationScopes ? Caller : SessionCaller

type PathOf<Id extends OperationId> = Present<operations[Id]['parameters']['path']>
type QueryOf<Id extends OperationId> = Present<operations[Id]['parameters']['query']>
type HeadersOf<Id extends OperationId> = Present<operations[Id]['parameters']['header']>
type Present<T> = [T] extends [undefined] ? Record<string, never> : NonNullable<T>

type BodyOf<Id extends OperationId> = [NonNullable<operations[Id]['requestBody']>] extends [never]
  ? undefined
  : JsonOf<NonNullable<operations[Id]['requestBody']>>

type SuccessOf<Id extends OperationId> = JsonOf<
  operations[Id]['responses'] extends { 201: infer Created }
    ? Created
    : operations[Id]['responses'] extends { 200: infer Ok }
      ? Ok
      : never
>

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Body
  : never
