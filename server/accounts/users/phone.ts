import type { OperationHandler } from '../../http/openapi/operation.ts'
import { findPhone, setPhone as writePhone } from './repository.ts'

export const getPhone: OperationHandler<'getPhone'> = async ({ caller }, { db }) => ({
  message: 'Your phone number',
  data: { phone: await findPhone(db, caller.id) },
})

export const setPhone: OperationHandler<'setPhone'> = async ({ caller, body }, { db, clock }) => {
  const phone = body.phone === '' ? null : body.phone
  await db.transaction((transaction) => writePhone(transaction, caller.id, { phone, now: clock() }))
  return {
    message: phone === null ? 'Phone number removed' : 'Phone number saved',
    data: { phone },
  }
}
