import { accountBlocked, unauthenticated } from '../http/errors.ts'
import type { OperationHandler } from '../openapi/operation.ts'
import { presentCaller } from '../users/presenter.ts'

export const getCurrentUser: OperationHandler<'getCurrentUser'> = async ({ authentication }) => {
  if (authentication.state === 'blocked') throw accountBlocked()
  if (authentication.state === 'expired') throw unauthenticated()
  if (authentication.state === 'visitor') return { message: 'Nobody is logged in', data: null }
  return { message: 'The current user', data: presentCaller(authentication.caller) }
}
