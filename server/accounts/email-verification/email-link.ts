import type { AppContext } from '../../http/openapi/operation.ts'
import { newToken } from '../users/tokens.ts'
import { insertEmailLink } from './repository.ts'

/** Milliseconds */
const lifetime = 24 * 3_600_000

export interface EmailLink {
  token: string
  expiresAt: Date
}

export async function makeEmailLink(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: string,
): Promise<EmailLink> {
  const now = clock()
  const link = { token: newToken(), expiresAt: new Date(now.getTime() + lifetime) }
  await db.transaction((transaction) => insertEmailLink(transaction, { ...link, userId, now }))
  return link
}

/** The token is in the fragment, which browsers send neither to servers nor to other sites. */
export const verificationAddress = (origin: string, token: string): string =>
  `${origin}/verify-email#${token}`
