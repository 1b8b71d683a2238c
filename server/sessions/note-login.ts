import type { Transaction } from '../db/database.ts'
import { tellOwner } from '../notifications/tell-owner-repository.ts'
import type { AppContext } from '../openapi/operation.ts'
import { markFirstLogin } from '../users/repository.ts'
import { deviceOf } from './client.ts'
import type { SessionClient } from './repository.ts'

interface Login {
  userId: string
  /** Id in the device's cookie; undefined where this user has not logged in on it. */
  device: string | undefined
  client: SessionClient
}

/** Tells the user of a login from a new device, but not of their first one. With the user locked. */
export async function noteLogin(
  transaction: Transaction,
  context: Pick<AppContext, 'clock' | 'config'>,
  { userId, device, client: { userAgent, network } }: Login,
): Promise<void> {
  if (device !== undefined) return
  if (await markFirstLogin(transaction, userId)) return
  await tellOwner(transaction, context, userId, {
    kind: 'NEW_DEVICE',
    device: { ...deviceOf(userAgent), network },
  })
}
