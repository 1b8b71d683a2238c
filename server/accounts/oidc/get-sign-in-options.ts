import type { OperationHandler } from '../../http/openapi/operation.ts'
import { presentProvider } from './presenter.ts'
import type { ProviderService } from './provider.ts'

export const getSignInOptions: OperationHandler<'getSignInOptions', ProviderService> = async (
  _request,
  context,
) => ({ message: 'Ways to log in', data: { provider: await presentProvider(context) } })
