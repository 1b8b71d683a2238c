import type { OperationHandler } from '../../http/openapi/operation.ts'
import { addressNotFound } from './address-book.ts'
import { removeAddress } from './repository.ts'

export const deleteAddress: OperationHandler<'deleteAddress'> = async (
  { caller, path },
  { db },
) => {
  const isRemoved = await db.transaction((transaction) =>
    removeAddress(transaction, { id: path.addressId, userId: caller.id }),
  )
  if (!isRemoved) throw addressNotFound()
  return { message: 'Address removed', data: null }
}
