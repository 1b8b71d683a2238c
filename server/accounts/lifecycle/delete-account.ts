import { conflict, unauthenticated } from '../../http/errors.ts'
import { eraseMailFiles } from '../../messaging/mail/mail-files.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { expectOwnCode } from '../two-factor/own-code.ts'
import { isLiveFamily } from '../sessions/repository.ts'
import { clearedSessionCookies } from '../sessions/session-cookies.ts'
import { eraseUser } from './erasure-repository.ts'
import { checkOwnPassword } from '../two-factor/own-password.ts'
import {
  hasParcelsUnderWay,
  lockActiveAdmins,
  lockUserAgainstNewParcels,
} from '../users/repository.ts'

export const deleteAccount: OperationHandler<'deleteAccount'> = async (
  { caller, body },
  context,
) => {
  const { password, code } = body
  const checkAgain = await checkOwnPassword(context, caller, { field: 'password', password })
  const ownCode = await expectOwnCode(context, caller, code)
  await context.db.transaction(async (transaction) => {
    const admins = caller.role === 'ADMIN' ? await lockActiveAdmins(transaction) : []
    const user = await lockUserAgainstNewParcels(transaction, caller.id)
    if (user === undefined || !(await isLiveFamily(transaction, caller.sessionFamilyId))) {
      throw unauthenticated()
    }
    await checkAgain(transaction)
    await ownCode.spend(transaction)
    if (user.role === 'ADMIN' && admins.every(({ id }) => id === user.id)) {
      throw conflict('lastAdminCannotBeDeleted')
    }
    if (await hasParcelsUnderWay(transaction, user.id)) {
      throw conflict('parcelsAreUnderWay')
    }
    await eraseUser(transaction, user, context.clock())
    await eraseMailFiles(transaction, context.config.smtpUrl, user)
  })
  await ownCode.takeBackTry()
  return { message: 'Account deleted', data: null, cookies: clearedSessionCookies }
}
