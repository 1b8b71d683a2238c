import type {
  AccountProof,
  AccountUpdate,
  PasswordChange,
  Phone,
  Session,
} from '../../openapi.d.ts'
import { changeOwn, client, readOwn } from './client.ts'
import type { User } from './model.ts'
import { parseUser } from './parse-person.ts'
import type { ReadOptions } from './query.ts'

/** Returns the renamed user. */
export async function updateAccount(body: AccountUpdate): Promise<User | null> {
  const { data } = await changeOwn((init) => client.PATCH('/api/user/me', { ...init, body }))
  return parseUser(data)
}

export async function getPhone(options?: ReadOptions): Promise<Phone> {
  const { data } = await readOwn((init) => client.GET('/api/user/me/phone', init), options)
  return data
}

/** Sets the phone number; an empty one removes it. */
export async function setPhone(phone: string): Promise<void> {
  await changeOwn((init) => client.PUT('/api/user/me/phone', { ...init, body: { phone } }))
}

export async function changePassword(body: PasswordChange): Promise<void> {
  await changeOwn((init) => client.POST('/api/user/me/password', { ...init, body }))
}

export async function deleteAccount(body: AccountProof): Promise<void> {
  await changeOwn((init) => client.POST('/api/user/me/deletion', { ...init, body }))
}

export async function listSessions(options?: ReadOptions): Promise<Session[]> {
  const { data } = await readOwn((init) => client.GET('/api/user/me/sessions', init), options)
  return data
}

export async function endSession(sessionId: string): Promise<void> {
  const params = { path: { sessionId } }
  await changeOwn((init) => client.DELETE('/api/user/me/sessions/{sessionId}', { ...init, params }))
}

export async function endOtherSessions(): Promise<void> {
  await changeOwn((init) => client.DELETE('/api/user/me/sessions', init))
}
