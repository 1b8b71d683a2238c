import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { feeInCents } from '../../../domain/fee.ts'
import type { LifecycleState } from '../../../machines/parcel-lifecycle.ts'
import { newParcelState } from '../../../machines/parcel-lifecycle.ts'
import type { Failure, Meta, Parcel, Role } from '../../../openapi.d.ts'
import { buildApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/config/config.ts'
import { logStatus } from '../../../server/parcels/change-parcel.ts'
import { insertParcel, writeChange } from '../../../server/parcels/repository.ts'
import { newTrackingId } from '../../../server/parcels/tracking-ids.ts'
import { hashPassword } from '../../../server/sessions/passwords.ts'
import { createTestDatabase } from '../../support/database.ts'
import { storedParcel } from './rows.ts'

interface Answered<Data> {
  status: number
  headers: Record<string, unknown>
  body: { success: boolean; message: string; data: Data; meta?: Meta } & Pick<Failure, 'errors'>
}

interface RequestParts {
  body?: object
  headers?: Record<string, string>
}

export type RequestJson = <Data = Parcel>(
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  parts?: RequestParts,
) => Promise<Answered<Data>>

export interface Person {
  id: string
  name: string
  email: string
  role: Role
  request: RequestJson
  logIn: () => Promise<void>
}

export interface ParcelOptions {
  weight?: number
  fromAddress?: string
  toAddress?: string
  note?: string
  state?: LifecycleState
}

export type Harness = Awaited<ReturnType<typeof openHarness>>

const password = 'correct horse 7'

/** A whole server on a database of its own, and users who send it requests. */
export async function openHarness(settings: Record<string, string> = {}) {
  const database = await createTestDatabase()
  const { db } = database
  let time = Date.parse('2026-03-02T09:00:00.000Z')
  const clock = () => new Date((time += 1))
  const config = readConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...settings })
  const app = buildApp({ db, clock, config })
  await app.ready()
  const passwordHash = await hashPassword(password)

  const requestJson =
    (cookies: () => Record<string, string>): RequestJson =>
    async (method, url, { body, headers = {} } = {}) => {
      const answer = await app.inject({
        method,
        url,
        cookies: cookies(),
        headers,
        ...(body === undefined ? {} : { payload: body }),
      })
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
    }

  async function join(role: Role, name: string, email = emailOf(name)): Promise<Person> {
    const at = clock()
    const id = randomUUID()
    await db.query(sql`
      insert into users (id, name, email, password_hash, role, created_at, updated_at)
      values (${id}, ${name}, ${email}, ${passwordHash}, ${role}, ${at}, ${at})
    `)
    let cookies: Record<string, string> = {}
    const logIn = async () => {
      const payload = { email, password }
      const answer = await app.inject({ method: 'POST', url: '/api/user/login', payload })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      cookies = Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie.value]))
    }
    await logIn()
    return { id, name, email, role, logIn, request: requestJson(() => cookies) }
  }

  /** A parcel in the state that the test needs, with the log of an administrator's corrections. */
  async function placeParcel(
    from: Person,
    to: Person,
    { state = newParcelState, weight = 2.5, ...texts }: ParcelOptions = {},
  ): Promise<string> {
    const id = randomUUID()
    await db.transaction(async (transaction) => {
      const parcel = {
        id,
        trackingId: newTrackingId(),
        senderId: from.id,
        receiverId: to.id,
        parcelType: 'PACKAGE' as const,
        weightGrams: Math.round(weight * 1000),
        feeCents: feeInCents(weight),
        fromAddress: texts.fromAddress ?? '1 Mill Lane, Leeds',
        toAddress: texts.toAddress ?? '8 Quay Road, Hull',
        note: texts.note ?? null,
        createdAt: clock(),
      }
      const isInserted = await insertParcel(transaction, parcel, newParcelState)
      if (!isInserted) throw new Error(`${to.name} may not be sent parcels`)
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

  return {
    db,
    clock,
    visitor: requestJson(() => ({})),
    join,
    placeParcel,
    stored: (parcelId: string) => storedParcel(db, parcelId),
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
