import type { OperationHandler } from '../openapi/operation.ts'

export const getSignInOptions: OperationHandler<'getSignInOptions'> = async (
  _request,
  { provider },
) => ({
  message: 'Ways to log in',
  data: {
    provider:
      provider === null ? null : { name: provider.name, isReachable: await provider.isReachable() },
  },
})
