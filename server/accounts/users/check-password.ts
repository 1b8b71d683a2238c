import type { Database } from '../../db/database.ts'
import { hashPassword, matchPassword } from './passwords.ts'
import { replacePasswordHash } from './repository.ts'

interface Account {
  id: string
  password_hash: string | null
}

/**
 * Returns the account's hash if the password is right, and stores a new one first if the old one was made before
 * passwords were prepared.
 */
export async function checkPassword(
  db: Database,
  account: Account | undefined,
  password: string,
): Promise<string | null> {
  const known = account?.password_hash ?? undefined
  const match = await matchPassword(known, password)
  if (account === undefined || known === undefined || match === null) return null
  if (match === 'PREPARED') return known
  const renewed = await hashPassword(password)
  const { id } = account
  const isReplaced = await db.transaction((transaction) =>
    replacePasswordHash(transaction, id, { from: known, to: renewed }),
  )
  return isReplaced ? renewed : known
}
