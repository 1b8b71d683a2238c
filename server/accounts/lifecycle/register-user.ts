import { isUniqueViolation } from '../../db/errors.ts'
import { isDemoEmail } from '../users/demo-accounts.ts'
import { queueVerificationMail } from '../email-verification/repository.ts'
import { conflict, forbidden } from '../../http/errors.ts'
import { isPasswordClosed } from '../../config/oidc-settings.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { hashPassword } from '../users/passwords.ts'
import { presentAccount } from '../users/presenter.ts'
import { insertUser } from '../users/repository.ts'

export const registerUser: OperationHandler<'registerUser'> = async (
  { body },
  { db, clock, config },
) => {
  const { name, email, password, role, language } = body
  if (role === 'ADMIN' && (config.adminSignup === 'closed' || isPasswordClosed(role, config))) {
    throw forbidden('adminSignupIsClosed')
  }
  // A visitor who registered a demo address with its published password would keep a public server from
  // starting again.
  if (isDemoEmail(email)) throw conflict('emailIsRegistered')
  const passwordHash = await hashPassword(password)
  const user = { name, email, passwordHash, role, language, now: clock() }
  try {
    const row = await db.transaction(async (transaction) => {
      const inserted = await insertUser(transaction, user)
      if (config.emailVerification === 'on') await queueVerificationMail(transaction, inserted.id)
      return inserted
    })
    return { message: 'User registered', data: presentAccount(row, config) }
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_key') ? conflict('emailIsRegistered') : error
  }
}
