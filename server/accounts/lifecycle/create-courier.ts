import { isUniqueViolation } from '../../db/errors.ts'
import { conflict } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { makeResetLink } from '../recovery/reset-link.ts'
import { hashPassword } from '../users/passwords.ts'
import { newToken } from '../users/tokens.ts'
import { presentUserTo } from '../users/presenter.ts'
import { insertUser } from '../users/repository.ts'

/** Creates the account with a random password that is not shown; the courier sets their own with the link. */
export const createCourier: OperationHandler<'createCourier'> = async (
  { caller, body: { name, email } },
  { db, clock },
) => {
  const now = clock()
  const passwordHash = await hashPassword(newToken())
  // The address counts as confirmed, because the administrator knows the courier.
  const user = { name, email, passwordHash, role: 'COURIER' as const, emailVerifiedAt: now, now }
  try {
    return await db.transaction(async (transaction) => {
      const row = await insertUser(transaction, user)
      const { token, expiresAt } = await makeResetLink(transaction, row.id, {
        by: 'administrator',
        now,
      })
      return {
        message: 'Courier added. Hand the link over: it is shown only now',
        data: { user: presentUserTo(row, caller), token, expiresAt: expiresAt.toISOString() },
      }
    })
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_key') ? conflict('emailIsRegistered') : error
  }
}
