import type { IdentityProvider, LinkedAccount } from '../../../openapi.d.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import type { ProviderAccountRow } from './repository.ts'

export const presentProvider = async ({
  provider,
}: Pick<AppContext, 'provider'>): Promise<IdentityProvider | null> =>
  provider && { name: provider.name, isReachable: await provider.isReachable() }

export const presentLinkedAccount = (row: ProviderAccountRow): LinkedAccount => ({
  email: row.email,
  linkedAt: row.linked_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})
