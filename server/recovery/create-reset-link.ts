import { conflict, notFound } from '../http/errors.ts'
import type { AppContext, OperationHandler } from '../openapi/operation.ts'
import { lockUser } from '../users/repository.ts'
import { makeResetLink, type ResetLink } from './reset-link.ts'

export const createResetLink: OperationHandler<'createResetLink'> = async ({ path }, context) => {
  const { token, expiresAt } = await createLink(context, path.id)
  return {
    message: 'Hand this link over: it is shown only now',
    data: { token, expiresAt: expiresAt.toISOString() },
  }
}

export const createLink = (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: string,
): Promise<ResetLink> =>
  db.transaction(async (transaction) => {
    const user = await lockUser(transaction, userId)
    if (user === undefined) throw notFound('User not found')
    if (user.is_blocked) throw conflict('A blocked user cannot set a new password')
    return makeResetLink(transaction, user.id, { by: 'administrator', now: clock() })
  })
