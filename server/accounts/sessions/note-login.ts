import type { Transaction } from '../../db/database.ts'
import { tellOwner } from '../../messaging/notifications/tell-owner-repository.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import { markFirstLogin } from '../users/repository.ts'
import { deviceOf } from './client.ts'
import { isKnownClient, type SessionClient } from './repository.ts'

interface Login {
  userId: string
  /** Client of the session that is being opened. */
  familyId: string
  /** ID in the device's cookie; undefined if this user has neither logged in nor set a password on it. */
  device: string | undefined
  /** The client is not a browser, and has sent no device cookie. */
  isProgram: boolean
  client: SessionClient
}

/**
 * Notifies the user of a login on a new device, except for their first login. A program may keep no
 * cookies, and is recognized by its earlier sessions; a browser is not, because many send the same
 * user agent. The user has to be locked.
 */
export async function noteLogin(
  transaction: Transaction,
  context: Pick<AppContext, 'clock' | 'config'>,
  { userId, familyId, device, isProgram, client }: Login,
): Promise<void> {
  if (await markFirstLogin(transaction, userId)) return
  if (device !== undefined) return
  if (isProgram && (await isKnownClient(transaction, { userId, familyId, client }))) return
  const { userAgent, network } = client
  await tellOwner(transaction, context, userId, {
    kind: 'NEW_DEVICE',
    device: { ...deviceOf(userAgent), network },
  })
}
