import { z } from 'zod/mini'
import type {
  AccountProof,
  AccountUpdate,
  PasswordChange,
  Phone,
  Session,
} from '../../openapi.d.ts'
import { client, mutate, requestJson } from './client.ts'
import type { Call } from './client.ts'
import { coercedDate, coercedId } from './coercion.ts'
import { expectOne, parseList, parseOne, parserFor } from './envelope.ts'
import type { User } from './model.ts'
import { parseUser } from './parse-person.ts'
import type { ReadOptions } from './query.ts'

/** Answers the renamed user, where the host sends one. */
export async function updateAccount(body: AccountUpdate): Promise<User | null> {
  const answer = await mutate((init) => client.PATCH('/api/user/me', { ...init, body }))
  return parseOne(answer, parseUser)
}

export async function getPhone(options?: ReadOptions): Promise<Phone> {
  const call: Call = (init) => client.GET('/api/user/me/phone', init)
  return expectOne(await requestJson(call, options), parserFor(phoneShape))
}

/** Sets the phone number; an empty one removes it. */
export async function setPhone(phone: string): Promise<void> {
  await mutate((init) => client.PUT('/api/user/me/phone', { ...init, body: { phone } }))
}

export async function changePassword(body: PasswordChange): Promise<void> {
  await mutate((init) => client.POST('/api/user/me/password', { ...init, body }))
}

export async function deleteAccount(body: AccountProof): Promise<void> {
  await mutate((init) => client.POST('/api/user/me/deletion', { ...init, body }))
}

export async function listSessions(options?: ReadOptions): Promise<Session[]> {
  const call: Call = (init) => client.GET('/api/user/me/sessions', init)
  return parseList(await requestJson(call, options), parserFor(sessionShape)).rows
}

export async function endSession(sessionId: string): Promise<void> {
  const params = { path: { sessionId } }
  await mutate((init) => client.DELETE('/api/user/me/sessions/{sessionId}', { ...init, params }))
}

export async function endOtherSessions(): Promise<void> {
  await mutate((init) => client.DELETE('/api/user/me/sessions', init))
}

const phoneShape = z.object({ phone: z.nullable(z.string()) })
const text = z.catch(z.nullable(z.string()), null)
const sessionShape = z.object({
  id: coercedId,
  browser: text,
  system: text,
  network: text,
  startedAt: coercedDate,
  lastUsedAt: coercedDate,
  isCurrent: z.catch(z.boolean(), false),
})
