import type { Transaction } from '../db/database.ts'
import { tellOwner } from '../notifications/tell-owner-repository.ts'
import type { AppContext } from '../openapi/operation.ts'
import { markFirstLogin } from '../users/repository.ts'
import { deviceOf } from './client.ts'
import { isKnownClient, type SessionClient } from './repository.ts'

interface Login {
  userId: string
  /** Of the session that is being opened. */
  familyId: string
  /** Id in the device's cookie; undefined where this user has not logged in on it. */
  device: string | undefined
  /** The client is no browser, and has sent no device's cookie. */
  isProgram: boolean
  client: SessionClient
}

/**
 * Tells the user of a login from a new device, but not of their first one. A program, which may keep no cookies,
 * is known by its sessions; a browser never is, as many call themselves the same. With the user locked.
 */
export async function noteLogin(
  transaction: Transaction,
  context: Pick<AppContext, 'clock' | 'config'>,
  { userId, familyId, device, isProgram, client }: Login,
): Promise<void> {
  if (device !== undefined) return
  if (await markFirstLogin(transaction, userId)) return
  if (isProgram && (await isKnownClient(transaction, { userId, familyId, client }))) return
  const { userAgent, network } = client
  await tellOwner(transaction, context, userId, {
    kind: 'NEW_DEVICE',
    device: { ...deviceOf(userAgent), network },
  })
}
