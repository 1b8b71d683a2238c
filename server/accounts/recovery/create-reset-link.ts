import type { Transaction } from '../../db/database.ts'
import { conflict, notFound } from '../../http/errors.ts'
import type { AppContext, OperationHandler } from '../../http/openapi/operation.ts'
import { lockUser } from '../users/repository.ts'
import { withOwnProof } from '../two-factor/own-proof.ts'
import { makeResetLink, type LinkMaker, type ResetLink } from './reset-link.ts'

/**
 * The link opens another person's account, so a session that was left open is not enough. Refused for administrators,
 * because it would hand over an account with all permissions.
 */
export const createResetLink: OperationHandler<'createResetLink'> = async (
  { caller, path, body },
  context,
) => {
  const asked = { by: 'administrator', forAdministrators: false } as const
  const { token, expiresAt } = await withOwnProof(context, caller, body, (transaction) =>
    linkFor(transaction, path.id, { ...asked, now: context.clock() }),
  )
  return {
    message: 'Hand this link over: it is shown only now',
    data: { token, expiresAt: expiresAt.toISOString() },
  }
}

export const createLink = (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: string,
  { by }: { by: LinkMaker },
): Promise<ResetLink> =>
  db.transaction((transaction) =>
    linkFor(transaction, userId, { by, forAdministrators: true, now: clock() }),
  )

/** Throws if the user is missing or blocked, or an administrator who gets no link. */
async function linkFor(
  transaction: Transaction,
  userId: string,
  { by, forAdministrators, now }: { by: LinkMaker; forAdministrators: boolean; now: Date },
): Promise<ResetLink> {
  const user = await lockUser(transaction, userId)
  if (user === undefined) throw notFound('userNotFound')
  if (user.is_blocked) throw conflict('blockedUserSetsNoPassword')
  if (user.role === 'ADMIN' && !forAdministrators) throw conflict('adminLinksAreOfTheTerminal')
  return makeResetLink(transaction, user.id, { by, now })
}
