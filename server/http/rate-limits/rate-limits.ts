import { createHash } from 'node:crypto'
import { clientNetwork } from '../client-address.ts'
import { HttpError, tooMany } from '../errors.ts'
import { withValues, type Reason } from '../sentences.ts'
import type { AppContext, OperationId } from '../openapi/operation.ts'
import { normalizeEmail } from '../../db/normalize-email.ts'
import {
  countTry,
  lastPossibleEnd,
  removeCounter,
  removeExpired,
  takeBackTry,
  type CounterRow,
  type Try,
} from './repository.ts'

interface Limit {
  tries: number
  seconds: number
}

const minutes = 60

/** Wrong passwords from one network, from one device, or within the account's sessions. */
const failures: Limit = { tries: 10, seconds: 15 * minutes }
/*
 * Wrong passwords from all networks together, without devices that have logged in before: 20 in a day at any
 * pace, beyond them two an hour. Windows are fixed, so any 24 hours see at most 2 × 20 + 25 × 2 of them.
 */
const failuresOfDay: Limit = { tries: 20, seconds: 24 * 60 * minutes }
const failuresOfHour: Limit = { tries: 2, seconds: 60 * minutes }
// A caller who guesses these has the password already.
const failedCodesPerAccount: Limit = { tries: 5, seconds: 15 * minutes }
/**
 * As long as a mailed link works: while a stranger has used these up, the owner has a link that works in the
 * mailbox.
 */
const resetMailsPerAccount: Limit = { tries: 5, seconds: 30 * minutes }
/** Counted together with the mail of the registration, five in an hour. */
const verificationMailsPerUser: Limit = { tries: 4, seconds: 60 * minutes }
const failedKeysPerAddress: Limit = { tries: 100, seconds: 15 * minutes }
const signInsPerAddress: Limit = { tries: 200, seconds: 15 * minutes }
const callsPerAddress: Partial<Record<OperationId, Limit>> = {
  loginUser: { tries: 100, seconds: 15 * minutes },
  loginWithPasskey: { tries: 100, seconds: 15 * minutes },
  loginWithProvider: { tries: 100, seconds: 15 * minutes },
  // Each login page calls it when it is opened, if the browser supports passkeys.
  beginPasskeyLogin: { tries: 300, seconds: 15 * minutes },
  registerUser: { tries: 30, seconds: 60 * minutes },
  requestPasswordReset: { tries: 20, seconds: 60 * minutes },
  resetPassword: { tries: 30, seconds: 15 * minutes },
  verifyEmail: { tries: 30, seconds: 15 * minutes },
  refreshSession: { tries: 120, seconds: 1 * minutes },
  trackParcel: { tries: 60, seconds: 1 * minutes },
  // Mail providers call it for many users from few addresses.
  unsubscribe: { tries: 120, seconds: 1 * minutes },
  followParcel: { tries: 60, seconds: 1 * minutes },
  // Each reset allows five tries at a code of four digits.
  resetHandoverCode: { tries: 10, seconds: 60 * minutes },
  testWebhook: { tries: 30, seconds: 5 * minutes },
}

export async function limitAddress(
  context: AppContext,
  id: OperationId,
  address: string,
): Promise<void> {
  const limit = callsPerAddress[id]
  if (limit !== undefined) await take(context, counterKey(id, clientNetwork(address)), limit)
}

/** Counts both requests of a sign-in at the identity provider, as each of them calls the provider. */
export const limitSignIns = (context: AppContext, address: string): Promise<void> =>
  take(context, counterKey('signIn', clientNetwork(address)), signInsPerAddress)

/** Counts only failures: a valid key is neither counted nor refused because of others from its address. */
export const limitFailedKeys = (context: AppContext, address: string): Promise<void> =>
  take(context, counterKey('apiKey', clientNetwork(address)), failedKeysPerAddress)

interface Login {
  email: string
  address: string
  /** ID of a device on which this account has logged in before. */
  device: string | undefined
}

/**
 * Counts a try before the password is checked, so that concurrent guesses count as well. Returns a
 * function that takes the try back if it was not a failure.
 */
export async function limitLogin(
  context: AppContext,
  { email, address, device }: Login,
): Promise<() => Promise<void>> {
  const account = normalizeEmail(email)
  if (device !== undefined) {
    return limitSlowly(context, 'device', ownDevice(account, device), passwordWasGuessed)
  }
  const ofNetwork = counterKey('network', `${account} ${clientNetwork(address)}`)
  const takeBackHere = await limitFailures(context, ofNetwork, failures, passwordWasGuessed)
  try {
    const takeBackAnywhere = await limitDay(
      context,
      counterKey('account', account),
      passwordWasGuessed,
    )
    return async () => {
      await takeBackHere()
      await takeBackAnywhere()
    }
  } catch (error) {
    // A refused try is not a guess, so the network's count is taken back.
    await takeBackHere()
    throw error
  }
}

/** Says how the owner can still log in. */
const passwordWasGuessed = (): Reason => 'passwordWasGuessed'

/** Counts the users of a device separately, because resetting one password must not allow more guesses at others. */
const ownDevice = (account: string, device: string) => `${device} ${account}`

/** Limits a user who is logged in, separately from the guesses of others at the login. */
export const limitOwnPassword = (context: AppContext, userId: string) =>
  limitSlowly(context, 'own', userId)

async function limitSlowly(context: AppContext, what: string, whom: string, reason?: ReasonIn) {
  const takeBackTry = await limitFailures(context, counterKey(what, whom), failures, reason)
  const takeBackOfDay = await limitDay(context, counterKey(`${what}Day`, whom), reason)
  return async () => {
    await takeBackTry()
    await takeBackOfDay()
  }
}

/** Slows tries down beyond the limit of a day, as refusing them all would lock the account's owner out. */
async function limitDay(
  context: AppContext,
  key: string,
  reason?: ReasonIn,
): Promise<() => Promise<void>> {
  try {
    return await limitFailures(context, key, failuresOfDay)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return limitFailures(context, `${key}:slow`, failuresOfHour, reason)
  }
}

async function limitFailures(
  context: AppContext,
  key: string,
  limit: Limit,
  reason?: ReasonIn,
): Promise<() => Promise<void>> {
  await take(context, key, limit, reason)
  return async () => {
    if (context.config.rateLimits === 'on') await takeBackTry(context.db, key)
  }
}

/** Limits wrong codes of the second factor. */
export const limitCodes = (context: AppContext, userId: string): Promise<() => Promise<void>> =>
  limitFailures(context, counterKey('code', userId), failedCodesPerAccount)

/** Counts every email alike, so that the limit does not reveal which ones have an account. */
export const limitResetMails = (context: AppContext, email: string): Promise<void> =>
  take(
    context,
    counterKey('resetMail', normalizeEmail(email)),
    resetMailsPerAccount,
    () => 'linksWereMailed',
  )

/** The refusal says when the next mail can be sent, because the user can only wait. */
export const limitVerificationMails = (context: AppContext, userId: string): Promise<void> =>
  take(context, counterKey('verificationMail', userId), verificationMailsPerUser, (seconds) =>
    withValues('anotherEmailIn', { count: Math.ceil(seconds / minutes) }),
  )

/** Forgets failed logins of a user who has set a new password, so that they can log in immediately. */
export async function forgetFailures(
  { db, config }: AppContext,
  { email, address, device }: Login,
): Promise<void> {
  if (config.rateLimits === 'off') return
  const account = normalizeEmail(email)
  const ofAccount = counterKey('account', account)
  const ofNetwork = counterKey('network', `${account} ${clientNetwork(address)}`)
  const whole = [ofAccount, `${ofAccount}:slow`, ofNetwork]
  const keys = device === undefined ? whole : [...whole, ...keysOfDevice(account, device)]
  for (const key of keys) await removeCounter(db, key)
}

function keysOfDevice(account: string, device: string): string[] {
  const whom = ownDevice(account, device)
  const ofDay = counterKey('deviceDay', whom)
  return [counterKey('device', whom), ofDay, `${ofDay}:slow`]
}

/** Reason to refuse a try, which may be repeated after this many seconds. */
type ReasonIn = (seconds: number) => Reason

async function take(
  context: AppContext,
  key: string,
  limit: Limit,
  reasonIn?: ReasonIn,
): Promise<void> {
  const { clock, config, replica } = context
  if (config.rateLimits === 'off') return
  const now = clock()
  const resetsAt = new Date(now.getTime() + limit.seconds * 1000)
  const tried = { key, now, resetsAt }
  const counter =
    replica === undefined
      ? await countForAll(context, tried)
      : await replica.unlessLeaderIsAway(
          () => countForAll(context, tried),
          () => countHere(tried),
        )
  if (counter.count > limit.tries) {
    const left = Math.ceil((counter.resets_at.getTime() - now.getTime()) / 1000)
    const seconds = Math.max(1, left)
    throw tooMany(seconds, 'tries', reasonIn?.(seconds))
  }
}

async function countForAll({ db }: AppContext, tried: Try): Promise<CounterRow> {
  const counter = await countTry(db, tried)
  if (counter.count === 1) await removeExpired(db, tried.now)
  return counter
}

/** Counts of this node, used while there is no leader to count for all nodes. */
const countersHere = new Map<string, CounterRow>()
const maxCountersHere = 10_000

function countHere({ key, now, resetsAt }: Try): CounterRow {
  const known = countersHere.get(key)
  const counter =
    known === undefined || known.resets_at <= now || known.resets_at > lastPossibleEnd(resetsAt)
      ? { count: 1, resets_at: resetsAt }
      : { ...known, count: known.count + 1 }
  countersHere.set(key, counter)
  // A map keeps its keys in order of insertion.
  const [oldest] = countersHere.keys()
  if (countersHere.size > maxCountersHere && oldest !== undefined) countersHere.delete(oldest)
  return counter
}

// Hashed, so that the table contains no addresses and emails.
function counterKey(what: string, whom: string): string {
  return `${what}:${createHash('sha256').update(whom).digest('base64url')}`
}
