import { randomUUID } from 'node:crypto'
import { json } from 'node:stream/consumers'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import sql from 'sql-template-tag'
import type { Failure, Meta, operations as Operations, Role } from '../../../openapi.d.ts'
import { buildApp, type AppOptions } from '../../../server/app.ts'
import { contract } from '../../../server/openapi/contract.ts'
import { readConfig } from '../../../server/config/config.ts'
import { objectAt } from '../../../server/http/json.ts'
import type {
  OperationId,
  OperationRequest,
  OperationResult,
} from '../../../server/openapi/operation.ts'
import { hashPassword } from '../../../server/sessions/passwords.ts'
import { insertSession } from '../../../server/sessions/repository.ts'
import { newTokens } from '../../../server/sessions/tokens.ts'
import { createTestDatabase } from '../../support/database.ts'

export type Api = Awaited<ReturnType<typeof startApi>>

export interface Person {
  id: string
  name: string
  email: string
  role: Role
  cookies: Record<string, string>
}

export interface Answered<Id extends OperationId> {
  status: number
  /** Of a file's call: how it was refused. */
  body: {
    success: boolean
    message: string
    data: OperationResult<Id>['data']
    meta?: Meta
  } & Pick<Failure, 'errors'>
  /** As it came. */
  text: string
  headers: Record<string, unknown>
  /** What the answer sets, by name; an empty text is a cleared cookie. */
  cookies: Record<string, string>
}

/** One function for each operation: the id in its path, then its body, then what is optional. */
export type Ask = {
  [Id in OperationId]: (
    ...parts: [...IdOf<Id>, ...BodyOf<Id>, more?: More<Id>]
  ) => Promise<Answered<Id>>
}

type IdOf<Id extends OperationId> = [NonNullable<Operations[Id]['parameters']['path']>] extends [
  never,
]
  ? []
  : [id: string]
type BodyOf<Id extends OperationId> = [OperationRequest<Id>['body']] extends [undefined]
  ? []
  : [body: OperationRequest<Id>['body']]
interface More<Id extends OperationId> {
  query?: OperationRequest<Id>['query']
  headers?: Record<string, string>
}

export const password = 'correct horse 7'
const passwordHash = hashPassword(password)

/** A whole server with a database and a clock of its own. */
export async function startApi(
  settings: Record<string, string> = {},
  options: Pick<AppOptions, 'logger' | 'clientFolder'> = {},
) {
  const { db, url, drop } = await createTestDatabase()
  let now = new Date('2026-03-02T09:00:00.000Z')
  const clock = () => now
  const config = readConfig({ RATE_LIMITS: 'off', ...settings })
  const app = buildApp({ db, clock, config, logger: false, ...options })
  await app.ready()

  /** Somebody with an account. */
  async function joined(role: Role, name = `${role} ${randomUUID()}`): Promise<Person> {
    const id = randomUUID()
    const email = `${id}@example.com`
    await db.query(sql`
      insert into users (id, name, email, password_hash, role, created_at, updated_at)
      values (${id}, ${name}, ${email}, ${await passwordHash}, ${role}, ${now}, ${now})
    `)
    return { id, name, email, role, cookies: {} }
  }

  async function signedIn(role: Role, name?: string): Promise<Person> {
    const person = await joined(role, name)
    const tokens = newTokens()
    const session = { userId: person.id, familyId: randomUUID(), tokens, now }
    await db.transaction((transaction) => insertSession(transaction, session))
    return { ...person, cookies: { accessToken: tokens.access, refreshToken: tokens.refresh } }
  }

  /** Blocked after signing in, with the cookies still in the browser. */
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
    blocked,
    ask: (who: Pick<Person, 'cookies'> | null) => askAs(app, who?.cookies ?? {}),
    secondsPass(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000)
    },
    now: clock,
    async stop() {
      await app.close()
      await drop()
    },
  }
}

/** Every row that a call could change; the counters of tries count refused calls too. */
export async function allRows({ db }: Pick<Api, 'db'>) {
  return {
    users: await db.query(sql`select * from users order by id`),
    sessions: await db.query(sql`select * from sessions order by id`),
    parcels: await db.query(sql`select * from parcels order by id`),
    logs: await db.query(sql`select * from status_logs order by parcel_id, entry_number`),
    keys: await db.query(sql`select * from idempotency_keys order by key`),
  }
}

/** The calls of somebody with these cookies to one of perhaps several servers. */
export function askAs(app: FastifyInstance, cookies: Record<string, string>): Ask {
  const calls = [...contract.operations.values()].map(({ id, method, path }) => {
    const hasId = path.includes('{')
    const hasBody =
      'content' in objectAt(contract.document, 'paths', path, method.toLowerCase(), 'requestBody')
    const { responses } = objectAt(contract.document, 'paths', path, method.toLowerCase())
    const isStream = 'text/event-stream' in objectAt(responses, '200', 'content')
    const call = async (...parts: unknown[]) => {
      const parcelOrUser = hasId ? String(parts.shift()) : ''
      const payload = hasBody ? (parts.shift() as object) : undefined
      const { query, headers } = (parts.shift() ?? {}) as More<OperationId>
      const answer = await app.inject({
        method: method as 'GET',
        url: path.replace(/\{\w+\}/, parcelOrUser),
        query: Object.fromEntries(
          Object.entries(query ?? {}).map(([name, value]) => [name, textsOf(value)]),
        ),
        cookies,
        headers: headers ?? {},
        ...(payload === undefined ? {} : { payload }),
        payloadAsStream: isStream,
      })
      return {
        status: answer.statusCode,
        body: isStream ? await beginningOf(answer) : objectIn(answer),
        text: isStream ? '' : answer.body,
        headers: answer.headers,
        cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
      }
    }
    return [id, call] as const
  })
  return Object.fromEntries(calls) as Ask
}

const textsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : String(value))

const objectIn = (answer: LightMyRequestResponse): unknown =>
  String(answer.headers['content-type']).startsWith('text/csv') ? {} : answer.json()

/** A stream of events has no end to wait for: the caller leaves once it has begun. */
async function beginningOf(answer: LightMyRequestResponse): Promise<unknown> {
  if (answer.statusCode !== 200) return json(answer.stream())
  answer.stream().destroy()
  return {}
}
