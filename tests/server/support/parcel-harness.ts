import { randomUUID } from 'node:crypto'
import { feeInCents } from '../../../domain/fee.ts'
import type { LifecycleState } from '../../../machines/parcel-lifecycle.ts'
import { newParcelState } from '../../../machines/parcel-lifecycle.ts'
import type { Failure, Meta, Parcel, Role } from '../../../openapi.d.ts'
import { buildApp } from '../../../server/app.ts'
import { inTransaction } from '../../../server/db/transaction.ts'
import { readConfig } from '../../../server/config/config.ts'
import { logStatus } from '../../../server/parcels/change-parcel.ts'
import { insertParcel } from '../../../server/parcels/parcel-creation-rows.ts'
import { writeChange } from '../../../server/parcels/repository.ts'
import { hashPassword } from '../../../server/sessions/passwords.ts'
import { createTestDatabase } from '../../support/database.ts'

interface Answered<Data> {
  status: number
  headers: Record<string, unknown>
  body: { success: boolean; message: string; data: Data; meta?: Meta } & Pick<Failure, 'errors'>
}

interface Asked {
  body?: object
  headers?: Record<string, string>
}

export type Ask = <Data = Parcel>(
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  more?: Asked,
) => Promise<Answered<Data>>

export interface Person {
  id: string
  name: string
  email: string
  role: Role
  ask: Ask
  logIn: () => Promise<void>
}

export interface NewDeskParcel {
  weight?: number
  fromAddress?: string
  toAddress?: string
  note?: string
  state?: LifecycleState
}

export type Desk = Awaited<ReturnType<typeof openDesk>>

const password = 'correct horse 7'

/** A whole server on a database of its own, and people who call it over HTTP. */
export async function openDesk(settings: Record<string, string> = {}) {
  const database = await createTestDatabase()
  const { db } = database
  let time = Date.parse('2026-03-02T09:00:00.000Z')
  const clock = () => new Date((time += 1))
  const config = readConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...settings })
  const app = buildApp({ db, clock, config })
  await app.ready()
  const passwordHash = await hashPassword(password)

  const asking =
    (cookies: () => Record<string, string>): Ask =>
    async (method, url, more = {}) => {
      const answer = await app.inject({
        method,
        url,
        cookies: cookies(),
        headers: { ...more.headers },
        ...(more.body === undefined ? {} : { payload: more.body }),
      })
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
    }

  async function join(role: Role, name: string, email = emailOf(name)): Promise<Person> {
    const at = clock()
    const id = randomUUID()
    await db
      .insertInto('users')
      .values({
        id,
        name,
        email,
        password_hash: passwordHash,
        role,
        is_blocked: false,
        created_at: at,
        updated_at: at,
      })
      .execute()
    let cookies: Record<string, string> = {}
    const logIn = async () => {
      const payload = { email, password }
      const answer = await app.inject({ method: 'POST', url: '/api/user/login', payload })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      cookies = Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie.value]))
    }
    await logIn()
    return { id, name, email, role, logIn, ask: asking(() => cookies) }
  }

  /** A parcel that stands where the test needs it, with the log of an administrator's corrections. */
  async function placeParcel(
    from: Person,
    to: Person,
    { state = newParcelState, ...wanted }: NewDeskParcel = {},
  ): Promise<string> {
    const id = randomUUID()
    const weight = wanted.weight ?? 2.5
    await inTransaction(db, async (transaction) => {
      const parcel = {
        id,
        senderId: from.id,
        receiverId: to.id,
        parcelType: 'PACKAGE' as const,
        weightGrams: Math.round(weight * 1000),
        feeCents: feeInCents(weight),
        fromAddress: wanted.fromAddress ?? '1 Mill Lane, Leeds',
        toAddress: wanted.toAddress ?? '8 Quay Road, Hull',
        note: wanted.note ?? null,
        createdAt: clock(),
      }
      await insertParcel(transaction, parcel, newParcelState)
      const steps = [{ ...newParcelState, delivery: state.delivery }, state]
      let before = newParcelState
      for (const next of steps) {
        const status = logStatus(before, next)
        const entry = { note: null, updatedBy: from.id, at: clock() }
        if (status !== null) await writeChange(transaction, id, next, { ...entry, status })
        before = next
      }
    })
    return id
  }

  /** What the database holds of a parcel. */
  async function stored(parcelId: string) {
    const parcel = await db
      .selectFrom('parcels')
      .selectAll()
      .where('id', '=', parcelId)
      .executeTakeFirstOrThrow()
    const log = await db
      .selectFrom('status_logs')
      .selectAll()
      .where('parcel_id', '=', parcelId)
      .orderBy('entry_number')
      .execute()
    return { parcel, log }
  }

  return {
    db,
    clock,
    visitor: asking(() => ({})),
    join,
    placeParcel,
    stored,
    dayPasses() {
      time += 24 * 3_600_000
    },
    async close() {
      await app.close()
      await database.drop()
    },
  }
}

const emailOf = (name: string) => `${name.toLowerCase().replaceAll(/\s+/g, '.')}@example.com`
