import type { Transaction } from '../../db/database.ts'
import { newToken } from '../users/tokens.ts'
import { insertChallenge, removeExpiredChallenges } from './repository.ts'

/** Lifetime of a challenge, and how long the browser waits for the user. */
export const challengeSeconds = 5 * 60

/** `userId` is null for a login, whose user is not known yet. */
export async function newChallenge(
  transaction: Transaction,
  now: Date,
  userId: string | null,
): Promise<string> {
  const challenge = newToken()
  const expiresAt = new Date(now.getTime() + challengeSeconds * 1000)
  await insertChallenge(transaction, { challenge, userId, expiresAt })
  await removeExpiredChallenges(transaction, now)
  return challenge
}
