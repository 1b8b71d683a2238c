import type { IdentityProvider, LinkedAccount } from '../../../openapi.d.ts'
import type { ProviderAccountRow } from './repository.ts'
import type { ProviderService } from './provider.ts'

export const presentProvider = async ({
  provider,
}: ProviderService): Promise<IdentityProvider | null> =>
  provider && { name: provider.name, isReachable: await provider.isReachable() }

export const presentLinkedAccount = (row: ProviderAccountRow): LinkedAccount => ({
  email: row.email,
  linkedAt: row.linked_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})
