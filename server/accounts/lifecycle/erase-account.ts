import type { Transaction } from '../../db/database.ts'
import { conflict } from '../../http/errors.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import { eraseMailFiles } from '../../messaging/mail/mail-files.ts'
import {
  findUser,
  hasParcelsUnderWay,
  hasRunToDrive,
  lockActiveAdmins,
  lockUserAgainstNewParcels,
  type UserRow,
} from '../users/repository.ts'
import { eraseUser } from './erasure-repository.ts'

/** Locks a user who is to be erased, an administrator after the others; undefined if there is none. */
export async function lockForErasure(
  transaction: Transaction,
  userId: string,
): Promise<(UserRow & { isLastAdmin: boolean }) | undefined> {
  const known = await findUser(transaction, userId)
  const admins = known?.role === 'ADMIN' ? await lockActiveAdmins(transaction) : null
  const user = await lockUserAgainstNewParcels(transaction, userId)
  // Who became an administrator in between may be the last one.
  const isLastAdmin =
    admins === null ? user?.role === 'ADMIN' : admins.length === 1 && admins[0]?.id === userId
  return user && { ...user, isLastAdmin }
}

/** Erases a locked user; throws a 409 with the reason while the account is still needed. */
export async function eraseAccount(
  transaction: Transaction,
  user: UserRow & { isLastAdmin: boolean },
  { clock, config }: Pick<AppContext, 'clock' | 'config'>,
): Promise<void> {
  if (user.isLastAdmin) throw conflict('lastAdminCannotBeDeleted')
  if (await hasParcelsUnderWay(transaction, user.id)) throw conflict('parcelsAreUnderWay')
  if (await hasRunToDrive(transaction, user.id)) throw conflict('runIsNotFinished')
  await eraseUser(transaction, user, clock())
  await eraseMailFiles(transaction, config.smtpUrl, user)
}
