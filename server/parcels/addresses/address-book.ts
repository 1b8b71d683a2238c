import { isUniqueViolation } from '../../db/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { badRequest, conflict, notFound } from '../../http/errors.ts'
import type { ReceiverRow } from '../../accounts/users/repository.ts'
import { findReceiver } from './repository.ts'

/** Entries of one sender, as in the contract. */
export const maxAddresses = 500

export const addressNotFound = () => notFound('addressNotFound')

/** Finds the receiver that an entry names; null if it names none. */
export async function receiverOfEntry(
  transaction: Transaction,
  receiverId: string | undefined,
): Promise<ReceiverRow | null> {
  if (receiverId === undefined) return null
  const receiver = await findReceiver(transaction, receiverId)
  if (receiver !== undefined) return receiver
  throw badRequest([{ path: 'receiverId', reason: 'receiverCannotBeChosen' }])
}

/** Turns the violation of the unique index into a 409: a check beforehand could miss a concurrent request. */
export async function refuseDuplicates<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isUniqueViolation(error, 'addresses_user_address')) throw error
    throw conflict('addressIsSavedAlready')
  }
}
