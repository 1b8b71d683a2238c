import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database, Queryable } from '../../db/database.ts'
import { findOrInsertSigningKey, findSigningKey } from '../../db/signing-keys.ts'
import type { CookieChange } from '../../http/cookies.ts'

/*
 * Device cookies, as OWASP describes them: failed logins on a device that the user has logged in on before, or
 * has set a password on by a link, are counted separately, so that guesses made elsewhere do not lock the user out.
 */

/** Seconds */
const maxAge = 365 * 24 * 3_600
/** How many users a cookie remembers: the last ones who logged in. */
const maxUsers = 5

/** The device's ID, if this user has proved there before that the account is theirs. */
export async function deviceOf(
  db: Queryable,
  userId: string,
  cookie: string | undefined,
): Promise<string | undefined> {
  const { id, signatures } = readCookie(cookie)
  const key = id === undefined ? undefined : await findSigningKey(db, 'device')
  if (id === undefined || key === undefined) return undefined
  const own = sign(key, id, userId)
  const isKnown = signatures.some((one) => timingSafeEqual(Buffer.from(one, 'base64url'), own))
  return isKnown ? id : undefined
}

/** Adds this user to the device's cookie. */
export async function deviceCookie(
  db: Database,
  userId: string,
  cookie: string | undefined,
): Promise<CookieChange> {
  const { id = randomBytes(16).toString('base64url'), signatures } = readCookie(cookie)
  const key = await findOrInsertSigningKey(db, 'device')
  const own = sign(key, id, userId).toString('base64url')
  const others = signatures.filter((one) => one !== own).slice(0, maxUsers - 1)
  return { name: 'device', value: [id, own, ...others].join('.'), maxAge }
}

/** An ID, and a signature for each user. */
const shape = /^[\w-]{22}(?:\.[\w-]{43}){1,5}$/

function readCookie(cookie = ''): { id: string | undefined; signatures: string[] } {
  const [id, ...signatures] = shape.test(cookie) ? cookie.split('.') : []
  return { id, signatures }
}

const sign = (key: Buffer, id: string, userId: string): Buffer =>
  createHmac('sha256', key).update(`DEVICE ${id} ${userId}`).digest()
