import type { OperationHandler } from '../../http/openapi/operation.ts'
import { presentProvider } from './presenter.ts'

export const getSignInOptions: OperationHandler<'getSignInOptions'> = async (
  _request,
  context,
) => ({ message: 'Ways to log in', data: { provider: await presentProvider(context) } })
