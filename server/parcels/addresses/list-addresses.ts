import type { OperationHandler } from '../../http/openapi/operation.ts'
import { maxAddresses } from './address-book.ts'
import { presentAddress } from './presenter.ts'
import { listAddressRows } from './repository.ts'

export const listAddresses: OperationHandler<'listAddresses'> = async (
  { caller, query },
  { db },
) => {
  const { q: search = '', saved: isSaved = false, limit = maxAddresses } = query
  const rows = await listAddressRows(db, { userId: caller.id, search, isSaved, limit })
  return { message: 'Addresses', data: rows.map(presentAddress) }
}
