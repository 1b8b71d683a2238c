import { conflict, notFound } from '../../http/errors.ts'
import type { AppContext, OperationHandler } from '../../http/openapi/operation.ts'
import { lockUser } from '../users/repository.ts'
import { makeResetLink, type LinkMaker, type ResetLink } from './reset-link.ts'

/** Refused for administrators, because the link would hand over an account with all permissions. */
export const createResetLink: OperationHandler<'createResetLink'> = async ({ path }, context) => {
  const { token, expiresAt } = await createLink(context, path.id, {
    by: 'administrator',
    forAdministrators: false,
  })
  return {
    message: 'Hand this link over: it is shown only now',
    data: { token, expiresAt: expiresAt.toISOString() },
  }
}

/** Throws if the user is missing or blocked, or an administrator who gets no link. */
export const createLink = (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: string,
  { by, forAdministrators = true }: { by: LinkMaker; forAdministrators?: boolean },
): Promise<ResetLink> =>
  db.transaction(async (transaction) => {
    const user = await lockUser(transaction, userId)
    if (user === undefined) throw notFound('userNotFound')
    if (user.is_blocked) throw conflict('blockedUserSetsNoPassword')
    if (user.role === 'ADMIN' && !forAdministrators) throw conflict('adminLinksAreOfTheTerminal')
    return makeResetLink(transaction, user.id, { by, now: clock() })
  })
