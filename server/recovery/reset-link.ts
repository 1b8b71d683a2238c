import type { Transaction } from '../db/database.ts'
import { newToken } from '../sessions/tokens.ts'
import { insertResetLink } from './repository.ts'

const minutes = 60_000

/** A link that a mail carries is read within minutes; one that is handed over by hand may take a day. */
const lifetimes = { mail: 30 * minutes, administrator: 24 * 60 * minutes }

export type LinkMaker = keyof typeof lifetimes

export interface ResetLink {
  token: string
  expiresAt: Date
}

/** For a locked user, so that none is made beside what removes all of them. */
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

/** The token stands behind the `#`: browsers send that part to no server and no other site. */
export const resetAddress = (origin: string, token: string): string =>
  `${origin}/reset-password#${token}`
