import type { Transaction } from '../../db/database.ts'
import { newToken } from '../users/tokens.ts'
import { insertResetLink } from './repository.ts'

const minutes = 60_000

/** A mailed link is opened within minutes; one that an administrator hands over can take a day. */
const lifetimes = { mail: 30 * minutes, administrator: 24 * 60 * minutes }

export type LinkMaker = keyof typeof lifetimes

export interface ResetLink {
  token: string
  expiresAt: Date
}

/** Called with the user locked, so that no link is added while all are being removed. */
export async function makeResetLink(
  transaction: Transaction,
  userId: string,
  { by, now }: { by: LinkMaker; now: Date },
): Promise<ResetLink> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + lifetimes[by])
  await insertResetLink(transaction, { token, userId, expiresAt, isMailed: by === 'mail', now })
  return { token, expiresAt }
}

/** The token is in the fragment, which browsers send neither to servers nor to other sites. */
export const resetAddress = (origin: string, token: string): string =>
  `${origin}/reset-password#${token}`
