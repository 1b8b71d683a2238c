import { accountBlocked, unauthenticated } from '../http/errors.ts'
import type { OperationHandler } from '../openapi/operation.ts'
import { presentCaller } from '../users/presenter.ts'

export const getCurrentUser: OperationHandler<'getCurrentUser'> = async ({ authentication }) => {
  switch (authentication.state) {
    case 'signedIn':
      return { message: 'The current user', data: presentCaller(authentication.caller) }
    case 'visitor':
      return { message: 'Nobody is logged in', data: null }
    case 'blocked':
      throw accountBlocked()
    case 'expired':
      throw unauthenticated()
  }
}
