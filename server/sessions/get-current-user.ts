import { accountBlocked, unauthenticated } from '../http/errors.ts'
import type { Handler } from '../openapi/operation.ts'
import { presentCaller } from '../users/presenter.ts'
import { authenticate } from './authenticate.ts'

export const getCurrentUser: Handler<'getCurrentUser'> = async ({ caller, cookies }, tools) => {
  if (caller !== null) return { message: 'The current user', data: presentCaller(caller) }
  const { kind } = await authenticate(tools, cookies)
  if (kind === 'visitor') return { message: 'Nobody is logged in', data: null }
  throw kind === 'blocked' ? accountBlocked() : unauthenticated()
}
