import type { OperationHandler } from '../openapi/operation.ts'
import { findProviderAccountOfUser } from './repository.ts'

export const getCompanyAccount: OperationHandler<'getCompanyAccount'> = async (
  { caller },
  { db, provider },
) => {
  const row = await findProviderAccountOfUser(db, caller.id)
  return {
    message: 'Company account',
    data: {
      provider:
        provider === null
          ? null
          : { name: provider.name, isReachable: await provider.isReachable() },
      linked:
        row === undefined
          ? null
          : {
              email: row.email,
              linkedAt: row.linked_at.toISOString(),
              lastUsedAt: row.last_used_at?.toISOString() ?? null,
            },
    },
  }
}
