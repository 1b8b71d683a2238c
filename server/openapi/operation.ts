import type { Kysely } from 'kysely'
import type { operations, Role } from '../../openapi.d.ts'
import type { Read } from '../db/reading.ts'
import type { Database } from '../db/schema.ts'
import type { Environment } from '../config/environment.ts'
import type { FileAnswer } from '../http/file-response.ts'
import type { EventStream, Live } from '../events/event-streams.ts'

export type OperationId = keyof operations

/** The signed-in person behind a call. */
export interface Caller {
  id: string
  name: string
  email: string
  role: Role
  sessionFamilyId: string
}

/** What every handler may use. */
export interface Tools {
  db: Kysely<Database>
  clock: () => Date
  environment: Environment
  live: Live
}

/** A call that has passed its contract: the roles, the parameters and the body are right. */
export interface Call<Id extends OperationId> {
  /** Null only where the operation's `x-roles` is PUBLIC and nobody is signed in. */
  caller: CallerOf<Id>
  path: PathOf<Id>
  query: QueryOf<Id>
  headers: HeadersOf<Id>
  body: BodyOf<Id>
  cookies: Readonly<Record<string, string | undefined>>
  /** The caller's network address, by the rules of TRUST_PROXY. */
  address: string
}

export interface Answer<Id extends OperationId> {
  message: string
  data: SuccessOf<Id> extends { data: infer Data } ? Data : never
  meta?: SuccessOf<Id> extends { meta?: infer Meta } ? Meta : never
  cookies?: CookieChange[]
}

/** `value: null` clears the cookie. */
export interface CookieChange {
  name: 'accessToken' | 'refreshToken'
  value: string | null
  /** seconds */
  maxAge: number
}

export type Handler<Id extends OperationId> = (
  call: Call<Id>,
  tools: Tools,
) => Promise<Id extends StreamId ? EventStream : Id extends FileId ? FileAnswer : Answer<Id>>

/**
 * For a call that only reads: who asks is looked up by the statement that reads, so that both take
 * one round trip to the database.
 */
export type Reader<Id extends ReaderId> = (call: ReadCall<Id>, tools: Tools) => Promise<Answer<Id>>

/** Those that people wait for most. */
export type ReaderId =
  | 'listUsers'
  | 'listReceivers'
  | 'listParcels'
  | 'countParcels'
  | 'listIncomingParcels'
  | 'listMyParcels'
  | 'listDeliveryHistory'
  | 'getParcel'

export interface ReadCall<Id extends ReaderId> extends Omit<Call<Id>, 'caller'> {
  /** In its statement, `callerId` is whoever asks. Throws where they may not, with nothing read. */
  read: Read
  /** Known once something was read. */
  caller: () => Caller
  /** Tells callers apart before they are known. */
  callerKey: string
}

/** Complete by type: an operation with neither does not compile. */
export type Handlers = { [Id in HandlerId]: Handler<Id> }
export type Readers = { [Id in ReaderId]: Reader<Id> }
export type HandlerId = Exclude<OperationId, ReaderId>

/** Operations whose success is a stream of events. */
type StreamId = AnsweredAs<'text/event-stream'>
/** Operations whose success is a file. */
type FileId = AnsweredAs<'text/csv'>

type AnsweredAs<Type extends string> = {
  [Id in OperationId]: operations[Id]['responses'] extends {
    200: { content: Record<Type, unknown> }
  }
    ? Id
    : never
}[OperationId]

type PublicOperation =
  | 'registerUser'
  | 'loginUser'
  | 'refreshSession'
  | 'logoutUser'
  | 'getCurrentUser'
  | 'trackParcel'
  | 'followParcel'

type CallerOf<Id extends OperationId> = Id extends PublicOperation ? Caller | null : Caller

type PathOf<Id extends OperationId> = Present<operations[Id]['parameters']['path']>
type QueryOf<Id extends OperationId> = Present<operations[Id]['parameters']['query']>
type HeadersOf<Id extends OperationId> = Present<operations[Id]['parameters']['header']>
type Present<T> = [T] extends [undefined] ? Record<string, never> : NonNullable<T>

type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : undefined

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
