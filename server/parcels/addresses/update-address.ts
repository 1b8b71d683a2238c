import type { OperationHandler } from '../../http/openapi/operation.ts'
import { addressNotFound, receiverOfEntry, refuseDuplicates } from './address-book.ts'
import { presentEntry } from './presenter.ts'
import { writeAddress } from './repository.ts'

export const updateAddress: OperationHandler<'updateAddress'> = async (
  { caller, path, body: { label, address, receiverId } },
  { db, clock },
) => {
  const entry = { id: path.addressId, userId: caller.id, label, address, now: clock() }
  const data = await refuseDuplicates(() =>
    db.transaction(async (transaction) => {
      const receiver = await receiverOfEntry(transaction, receiverId)
      const row = { ...entry, receiverId: receiver?.id ?? null }
      if (!(await writeAddress(transaction, row))) throw addressNotFound()
      return presentEntry(row, receiver)
    }),
  )
  return { message: 'Address changed', data }
}
