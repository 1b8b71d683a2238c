import { conflict } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { newToken } from '../users/tokens.ts'
import { withOwnProof } from '../two-factor/own-proof.ts'
import { browserCookie, expiryFrom } from './begin.ts'
import { accountPage } from './link-session.ts'
import { findProviderAccountOfUser, insertRequest } from './repository.ts'

/** The cookie proves to `/api/sign-in/oidc` that the password was right. */
export const linkCompanyAccount: OperationHandler<'linkCompanyAccount'> = async (
  { caller, body },
  context,
) => {
  const { id: userId, sessionFamilyId: familyId, role } = caller
  const browser = newToken()
  await withOwnProof(context, caller, body, async (transaction) => {
    if ((await findProviderAccountOfUser(transaction, userId)) !== undefined) {
      throw conflict('companyAccountIsLinkedAlready')
    }
    await insertRequest(transaction, {
      browser,
      next: accountPage(role),
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
