import sql from 'sql-template-tag'
import type { Config } from '../../config/config.ts'
import type { Queryable } from '../../db/database.ts'
import { isPasswordClosed } from '../../config/oidc-settings.ts'
import type { UserRow } from '../users/repository.ts'

/**
 * Counts the user's ways to log in: the password if they may use it, each passkey, and the linked account if
 * its identity provider is still the operator's.
 */
export async function waysToSignIn(
  db: Queryable,
  { id, role }: Pick<UserRow, 'id' | 'role'>,
  { config, provider }: { config: Pick<Config, 'oidcOnly'>; provider: { issuer: string } | null },
): Promise<number> {
  const [row] = await db.query<{ ways: number }>(sql`
    select (password_hash is not null and ${!isPasswordClosed(role, config)})::integer
      + (select count(*) from passkeys where user_id = users.id)::integer
      + (
        select count(*) from provider_accounts
        where user_id = users.id and issuer = ${provider?.issuer ?? null}::text
      )::integer as ways
    from users where id = ${id}
  `)
  return row?.ways ?? 0
}
