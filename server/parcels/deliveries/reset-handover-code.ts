import { notFound } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { presentParcel } from '../presenter.ts'
import { findParcel, lockParcel } from '../repository.ts'
import { forgetWrongCodes } from './repository.ts'

/** Keeps the code, which the receiver may have at hand. Resets are rate-limited, and so are the tries with them. */
export const resetHandoverCode: OperationHandler<'resetHandoverCode'> = async (
  { caller, path: { parcelId } },
  { db },
) => {
  const row = await db.transaction(async (transaction) => {
    if ((await lockParcel(transaction, parcelId)) !== undefined)
      await forgetWrongCodes(transaction, parcelId)
    return findParcel(transaction, parcelId)
  })
  if (row === undefined) throw notFound('parcelNotFound')
  return { message: 'Handover code reset', data: presentParcel(row, caller) }
}
