import { randomUUID } from 'node:crypto'
import { json } from 'node:stream/consumers'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import sql from 'sql-template-tag'
import type { Failure, Meta, operations as Operations, Role } from '../../../openapi.d.ts'
import { buildApp, type AppOptions } from '../../../server/app.ts'
import { contract } from '../../../server/contract.ts'
import { readConfig } from '../../../server/config/config.ts'
import type { Database } from '../../../server/db/database.ts'
import { objectAt } from '../../../server/http/json.ts'
import type {
  OperationId,
  OperationRequest,
  OperationResult,
} from '../../../server/http/openapi/operation.ts'
import { hashPassword } from '../../../server/accounts/users/passwords.ts'
import { insertSession } from '../../../server/accounts/sessions/repository.ts'
import { newTokens } from '../../../server/accounts/users/tokens.ts'
import { createTestDatabase } from '../../support/database.ts'
import { expectCodes } from './codes.ts'
import { descriptionOf } from './operation-schemas.ts'
import { emptyTables } from './tables.ts'

export type Api = Awaited<ReturnType<typeof startApi>>

export interface Person {
  id: string
  name: string
  email: string
  role: Role
  cookies: Record<string, string>
  /** API key, for a caller who sends one. */
  key?: string
}

export type Users = Record<'admin' | 'sender' | 'receiver', Person>

/** Null is a visitor. */
type Caller = Pick<Person, 'cookies' | 'key'> | null

export interface Answered<Id extends OperationId> {
  status: number
  /** Empty if the answer is a file or a stream of events. */
  body: {
    success: boolean
    message: string
    data: OperationResult<Id>['data']
    meta?: Meta
  } & Pick<Failure, 'errors' | 'code'>
  /** Body as it was received. */
  text: string
  headers: Record<string, unknown>
  /** Cookies that the answer sets, by name; an empty value is a cleared cookie. */
  cookies: Record<string, string>
}

/** A function for each operationId, with the IDs in its path, its body, and options as parameters. */
export type Requests = {
  [Id in OperationId]: (
    ...parts: [...IdOf<Id>, ...BodyOf<Id>, options?: RequestOptions<Id>]
  ) => Promise<Answered<Id>>
}

type IdOf<Id extends OperationId> = [NonNullable<Operations[Id]['parameters']['path']>] extends [
  never,
]
  ? []
  : Operations[Id]['parameters']['path'] extends { messageId: string }
    ? [id: string, messageId: string]
    : [id: string]
type BodyOf<Id extends OperationId> = [OperationRequest<Id>['body']] extends [undefined]
  ? []
  : Record<string, never> extends OperationRequest<Id>['body']
    ? [body?: OperationRequest<Id>['body']]
    : [body: OperationRequest<Id>['body']]
interface RequestOptions<Id extends OperationId> {
  query?: OperationRequest<Id>['query']
  headers?: Record<string, string>
}

const startOfClock = new Date('2026-03-02T09:00:00.000Z')

export const password = 'correct horse 7'
const passwordHash = hashPassword(password)

interface ApiOptions extends Pick<
  AppOptions,
  'logger' | 'clientFolder' | 'referenceFolder' | 'resolveName' | 'limits'
> {
  /** Milliseconds by which each reading advances the clock, which stands still otherwise. */
  tick?: number
}

/** Starts a whole server with its own database and clock. */
export async function startApi(
  settings: Record<string, string> = {},
  { tick = 0, ...options }: ApiOptions = {},
) {
  const { db, url, drop } = await createTestDatabase()
  const residents: Person[] = []
  let now = startOfClock
  const clock = () => (now = new Date(now.getTime() + tick))
  const config = readConfig({
    RATE_LIMITS: 'off',
    GATHER_SECONDS: '0',
    TIME_ZONE: 'UTC',
    ...settings,
  })
  const app = buildApp({ db, clock, config, logger: false, ...options })
  await app.ready()

  /** Creates a user who is not signed in. */
  async function joined(
    role: Role,
    name = `${role} ${randomUUID()}`,
    email = `${randomUUID()}@example.com`,
  ): Promise<Person> {
    const person = { id: randomUUID(), name, email, role, cookies: {} }
    await insertAccount(person)
    return person
  }

  async function signedIn(role: Role, name?: string, email?: string): Promise<Person> {
    const person = await joined(role, name, email)
    const { access, refresh } = newTokens()
    return openSession({ ...person, cookies: { accessToken: access, refreshToken: refresh } })
  }

  /** Signs in a user who is restored by each reset, with the same ID and cookies. */
  async function resident(role: Role, name?: string): Promise<Person> {
    const person = await signedIn(role, name)
    residents.push(person)
    return person
  }

  async function insertAccount({ id, name, email, role }: Person): Promise<void> {
    await db.query(sql`
      insert into users (id, name, email, password_hash, role, created_at, updated_at)
      values (${id}, ${name}, ${email}, ${await passwordHash}, ${role}, ${now}, ${now})
    `)
  }

  async function openSession(person: Person): Promise<Person> {
    const { accessToken: access = '', refreshToken: refresh = '' } = person.cookies
    const { accessMinutes } = config
    const own = { userId: person.id, familyId: randomUUID(), tokens: { access, refresh } }
    const proof = { isTwoFactorVerified: false, authenticatedAt: now }
    await db.transaction((transaction) =>
      insertSession(transaction, { ...own, ...proof, accessMinutes, now }),
    )
    return person
  }

  /** Creates an administrator, a sender and a receiver. */
  const everyRole = async (enter: typeof signedIn): Promise<Users> => ({
    admin: await enter('ADMIN', 'Ada Admin'),
    sender: await enter('SENDER', 'Sam Sender'),
    receiver: await enter('RECEIVER', 'Rita Receiver'),
  })

  /** Creates a user who was blocked after signing in, and still has the cookies. */
  async function blocked(role: Role): Promise<Person> {
    const person = await signedIn(role)
    await db.query(sql`update users set is_blocked = true where id = ${person.id}`)
    return person
  }

  return {
    app,
    db,
    url,
    joined,
    signedIn,
    signedInUsers: () => everyRole(signedIn),
    resident,
    residents: () => everyRole(resident),
    blocked,
    /** Requests of a user or a visitor, as in `api.as(sender).listMyParcels()`. */
    as: (caller: Caller) => requestsTo(app, caller?.cookies ?? {}, caller?.key),
    secondsPass(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000)
    },
    now: clock,
    /**
     * Restores the start: only the residents' rows, and the clock set back. Open streams would end,
     * because the last change that they have read is gone.
     */
    async reset() {
      now = startOfClock
      await emptyTables(db)
      for (const person of residents) {
        await insertAccount(person)
        await openSession(person)
      }
    },
    async stop() {
      await app.close()
      await drop()
    },
  }
}

/** Builds another node, on the database of a test's server or on another one. */
export const buildNode = (
  { db, now = () => new Date() }: { db: Database; now?: () => Date },
  settings: Record<string, string> = {},
  options: Partial<AppOptions> = {},
) =>
  buildApp({
    db,
    clock: now,
    config: readConfig({ TIME_ZONE: 'UTC', ...settings }),
    logger: false,
    ...options,
  })

/** Requests of the caller with these cookies, or this API key, to the given server. */
export function requestsTo(
  app: FastifyInstance,
  cookies: Record<string, string>,
  key?: string,
): Requests {
  const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` }
  const requests = [...contract.operations.values()].map((operation) => {
    const { id, method, path } = operation
    const { requestBody, responses } = descriptionOf(operation)
    const isStream = 'text/event-stream' in objectAt(responses, '200', 'content')
    const send = async (...parts: unknown[]) => {
      const url = path.replaceAll(/\{\w+\}/g, () => String(parts.shift()))
      const payload = requestBody === undefined ? undefined : (parts.shift() as object)
      const { query = {}, headers = {} } = (parts.shift() ?? {}) as RequestOptions<OperationId>
      const answer = await app.inject({
        method: method as 'GET',
        url,
        query: Object.fromEntries(
          Object.entries(query).map(([name, value]) => [name, toTexts(value)]),
        ),
        cookies,
        headers: { ...authorization, ...headers },
        ...(payload === undefined ? {} : { payload }),
        payloadAsStream: isStream,
      })
      const body = isStream ? await readStart(answer) : readJson(answer)
      expectCodes(body)
      return {
        status: answer.statusCode,
        body,
        text: isStream ? '' : answer.body,
        headers: answer.headers,
        cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
      }
    }
    return [id, send] as const
  })
  return Object.fromEntries(requests) as Requests
}

const toTexts = (value: unknown) => (Array.isArray(value) ? value.map(String) : String(value))

const readJson = (answer: LightMyRequestResponse): unknown =>
  String(answer.headers['content-type']).startsWith('text/csv') ? {} : answer.json()

/** Closes a stream of events once it has begun, because it never ends. */
async function readStart(answer: LightMyRequestResponse): Promise<unknown> {
  if (answer.statusCode !== 200) return json(answer.stream())
  answer.stream().destroy()
  return {}
}
