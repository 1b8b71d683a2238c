import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database, Queryable } from '../db/database.ts'
import { findOrInsertSigningKey, findSigningKey } from '../db/signing-keys.ts'
import type { CookieChange } from './session-cookies.ts'

/*
 * A device on which a user has logged in before, after OWASP's device cookies: its tries are counted by
 * themselves, so that guesses made elsewhere do not keep its user out.
 */

/** Seconds */
const maxAge = 365 * 24 * 3_600

/** The device's id where the cookie is one that this user's login has set. */
export async function deviceOf(
  db: Queryable,
  userId: string,
  cookie: string | undefined,
): Promise<string | undefined> {
  const [, id = '', signature = ''] = shape.exec(cookie ?? '') ?? []
  const key = id === '' ? undefined : await findSigningKey(db, 'device')
  if (key === undefined) return undefined
  const isRight = timingSafeEqual(Buffer.from(signature, 'base64url'), sign(key, id, userId))
  return isRight ? id : undefined
}

/** Makes the cookie of the same device, or of one that logs in for the first time. */
export async function deviceCookie(
  db: Database,
  userId: string,
  id = randomBytes(16).toString('base64url'),
): Promise<CookieChange> {
  const key = await findOrInsertSigningKey(db, 'device')
  const value = `${id}.${sign(key, id, userId).toString('base64url')}`
  return { name: 'device', value, maxAge }
}

const shape = /^([\w-]{22})\.([\w-]{43})$/

const sign = (key: Buffer, id: string, userId: string): Buffer =>
  createHmac('sha256', key).update(`DEVICE ${id} ${userId}`).digest()
