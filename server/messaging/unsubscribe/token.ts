import { createHmac, timingSafeEqual } from 'node:crypto'
import { notifiableEvents } from '../../../domain/notifiable-events.ts'
import type { NotifiableEvent } from '../../../openapi.d.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { findOrInsertSigningKey, findSigningKey } from '../../db/signing-keys.ts'

/** User and event whose emails a link stops. */
export interface Subscription {
  userId: string
  /** `ALL` for a mail about several events. */
  event: NotifiableEvent | 'ALL'
}

/**
 * Token for a link that needs no session and never expires, because it can only stop emails. The
 * page reads the event from it.
 */
export async function unsubscribeToken(db: Database, subscription: Subscription): Promise<string> {
  const signature = sign(await findOrInsertSigningKey(db, 'unsubscribe'), subscription)
  const { userId, event } = subscription
  return `${event}-${userId.replaceAll('-', '')}-${signature.toString('base64url')}`
}

/** Null if the signature is not ours. */
export async function subscriptionOf(db: Queryable, token: string): Promise<Subscription | null> {
  const [, name, id = '', signature = ''] = shape.exec(token) ?? []
  const event = name === 'ALL' ? ('ALL' as const) : notifiableEvents.find((one) => one === name)
  if (event === undefined) return null
  const subscription = { userId: id.replace(uuidParts, '$1-$2-$3-$4-$5'), event }
  const key = await findSigningKey(db, 'unsubscribe')
  if (key === undefined) return null
  const isRight = timingSafeEqual(Buffer.from(signature, 'base64url'), sign(key, subscription))
  return isRight ? subscription : null
}

// 43 characters of base64url encode the 32 bytes of a signature.
const shape = /^([A-Z_]+)-([\da-f]{32})-([\w-]{43})$/
const uuidParts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

const sign = (key: Buffer, { userId, event }: Subscription): Buffer =>
  createHmac('sha256', key).update(`EMAIL ${event} ${userId}`).digest()
