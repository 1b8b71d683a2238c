import { randomUUID } from 'node:crypto'
import { conflict } from '../../http/errors.ts'
import { withValues } from '../../http/sentences.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { lockUser } from '../../accounts/users/repository.ts'
import { maxAddresses, receiverOfEntry, refuseDuplicates } from './address-book.ts'
import { presentEntry } from './presenter.ts'
import { countAddresses, insertAddress } from './repository.ts'

export const createAddress: OperationHandler<'createAddress'> = async (
  { caller, body: { label, address, receiverId } },
  { db, clock },
) => {
  const entry = { id: randomUUID(), userId: caller.id, label, address, now: clock() }
  const data = await refuseDuplicates(() =>
    db.transaction(async (transaction) => {
      const receiver = await receiverOfEntry(transaction, receiverId)
      // Locks the sender, so that two of their requests do not both fill the last entry.
      await lockUser(transaction, caller.id)
      if ((await countAddresses(transaction, caller.id)) >= maxAddresses) {
        throw conflict(withValues('addressBookIsFull', { value: String(maxAddresses) }))
      }
      const row = { ...entry, receiverId: receiver?.id ?? null }
      await insertAddress(transaction, row)
      return presentEntry(row, receiver)
    }),
  )
  return { message: 'Address saved', data }
}
