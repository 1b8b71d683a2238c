import { conflict } from '../../http/errors.ts'
import { withValues } from '../../http/sentences.ts'
import { tellOwner } from '../../messaging/notifications/tell-owner-repository.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { checkRecentLogin } from '../two-factor/own-password.ts'
import { withOwnCode } from '../two-factor/own-proof.ts'
import { newKey } from './key.ts'
import { presentApiKey } from './presenter.ts'
import { countLiveKeys, insertApiKey } from './repository.ts'

const maxLiveKeys = 20
const day = 24 * 60 * 60 * 1000

export const createApiKey: OperationHandler<'createApiKey'> = async ({ caller, body }, context) => {
  const { clock } = context
  const { name, scopes, expiresInDays, password, code } = body
  const checkAgain = await checkRecentLogin(context, caller, password)
  const now = clock()
  const key = newKey()
  const expiresAt =
    expiresInDays === undefined ? null : new Date(now.getTime() + expiresInDays * day)
  // Locks the sender, so that two concurrent requests cannot both create the last allowed key.
  const row = await withOwnCode(context, caller, { checkAgain, code }, async (transaction) => {
    if ((await countLiveKeys(transaction, caller.id, now)) >= maxLiveKeys) {
      throw conflict(withValues('tooManyApiKeys', { value: String(maxLiveKeys) }))
    }
    await tellOwner(transaction, context, caller.id, { kind: 'API_KEY_CREATED', name })
    return insertApiKey(transaction, { key, userId: caller.id, name, scopes, expiresAt, now })
  })
  return { message: 'API key created', data: { key, apiKey: presentApiKey(row, now) } }
}
