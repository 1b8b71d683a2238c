import { createHash } from 'node:crypto'
import { networkOf } from '../http/client-network.ts'
import { tooMany } from '../http/errors.ts'
import type { OperationId, Tools } from '../openapi/operation.ts'
import { sameEmail } from '../users/normalize-email.ts'
import { countTry, removeExpired, takeBackTry } from './repository.ts'

interface Limit {
  tries: number
  seconds: number
}

const minutes = 60

/** All limits there are. */
const failuresPerAccount: Limit = { tries: 10, seconds: 15 * minutes }
const callsPerAddress: Partial<Record<OperationId, Limit>> = {
  loginUser: { tries: 100, seconds: 15 * minutes },
  registerUser: { tries: 30, seconds: 60 * minutes },
  refreshSession: { tries: 120, seconds: 1 * minutes },
  trackParcel: { tries: 60, seconds: 1 * minutes },
  followParcel: { tries: 60, seconds: 1 * minutes },
}

export async function limitAddress(tools: Tools, id: OperationId, address: string): Promise<void> {
  const limit = callsPerAddress[id]
  if (limit !== undefined) await take(tools, keyOf(id, networkOf(address)), limit)
}

/**
 * Counted before the password is looked at, so that guesses made at the same time count as well.
 * Answers what takes the count back where the try was no failure.
 */
export async function limitAccount(tools: Tools, email: string): Promise<() => Promise<void>> {
  const key = keyOf('account', sameEmail(email))
  await take(tools, key, failuresPerAccount)
  return async () => {
    if (tools.environment.rateLimits === 'on') await takeBackTry(tools.db, key)
  }
}

async function take({ db, clock, environment }: Tools, key: string, limit: Limit): Promise<void> {
  if (environment.rateLimits === 'off') return
  const now = clock()
  const resetsAt = new Date(now.getTime() + limit.seconds * 1000)
  const counter = await countTry(db, { key, now, resetsAt })
  if (counter.count === 1) await removeExpired(db, now)
  if (counter.count > limit.tries) {
    throw tooMany(Math.max(1, Math.ceil((counter.resets_at.getTime() - now.getTime()) / 1000)))
  }
}

// Addresses and e-mails are nobody's to read in this table.
function keyOf(what: string, whom: string): string {
  return `${what}:${createHash('sha256').update(whom).digest('base64url')}`
}
