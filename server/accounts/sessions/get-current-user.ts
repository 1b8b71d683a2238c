import { accountBlocked, unauthenticated } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { presentCaller } from '../users/presenter.ts'

export const getCurrentUser: OperationHandler<'getCurrentUser'> = async (
  { authentication, query },
  { config },
) => {
  if (authentication.state === 'blocked') throw accountBlocked()
  if (authentication.state === 'visitor' && query.optional) {
    return { message: 'No user is logged in', data: null }
  }
  if (authentication.state !== 'signedIn') throw unauthenticated()
  return { message: 'The current user', data: presentCaller(authentication.caller, config) }
}
