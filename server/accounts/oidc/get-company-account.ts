import type { OperationHandler } from '../../http/openapi/operation.ts'
import { presentLinkedAccount, presentProvider } from './presenter.ts'
import { findProviderAccountOfUser } from './repository.ts'
import type { ProviderService } from './provider.ts'

export const getCompanyAccount: OperationHandler<'getCompanyAccount', ProviderService> = async (
  { caller },
  context,
) => {
  const row = await findProviderAccountOfUser(context.db, caller.id)
  return {
    message: 'Company account',
    data: {
      provider: await presentProvider(context),
      linked: row === undefined ? null : presentLinkedAccount(row),
    },
  }
}
