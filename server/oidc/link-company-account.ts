import { conflict, unauthenticated } from '../http/errors.ts'
import type { OperationHandler } from '../openapi/operation.ts'
import { newToken } from '../sessions/tokens.ts'
import { expectOwnCode } from '../two-factor/own-code.ts'
import { checkOwnPassword } from '../users/own-password.ts'
import { lockUser } from '../users/repository.ts'
import { browserCookie, expiryFrom } from './begin.ts'
import { findProviderAccountOfUser, insertRequest } from './repository.ts'

/** The cookie is the proof, for the address that sends the caller off, that the password was right. */
export const linkCompanyAccount: OperationHandler<'linkCompanyAccount'> = async (
  { caller, body },
  context,
) => {
  const { password, code } = body
  const { id: userId, sessionFamilyId: familyId, role } = caller
  const checkAgain = await checkOwnPassword(context, caller, { field: 'password', password })
  const spendCode = await expectOwnCode(context, caller, code)
  const browser = newToken()
  await context.db.transaction(async (transaction) => {
    const user = await lockUser(transaction, userId)
    if (user === undefined) throw unauthenticated()
    await checkAgain(transaction)
    if ((await findProviderAccountOfUser(transaction, userId)) !== undefined) {
      throw conflict('A company account is linked already')
    }
    await spendCode(transaction)
    await insertRequest(transaction, {
      browser,
      next: `/${role.toLowerCase()}/account`,
      linking: { userId, familyId },
      sent: null,
      expiresAt: expiryFrom(context.clock()),
    })
  })
  return {
    message: 'Your company account can be linked',
    data: { url: '/api/sign-in/oidc?link=true' },
    cookies: [browserCookie(browser)],
  }
}
