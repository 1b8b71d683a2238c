import { isDeepStrictEqual } from 'node:util'
import type { LightMyRequestResponse } from 'fastify'
import sql from 'sql-template-tag'
import { statusOf } from '../../../../machines/parcel-lifecycle.ts'
import type {
  ApiKey,
  CreatedApiKey,
  CreatedCourier,
  EmailVerificationResult,
  NotificationSettings,
  OrderProposal,
  Parcel,
  Passkey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasswordResetWay,
  Phone,
  RecoveryCodes,
  ResetLink,
  Run,
  RunSummary,
  SavedAddress,
  SignInAddress,
  TwoFactorSetUp,
  UnreadCount,
  User,
  Webhook,
  WebhookDelivery,
  WebhookSecret,
  WebhookTestResult,
} from '../../../../openapi.d.ts'
import type { Database } from '../../../../server/db/database.ts'
import { hashOfToken } from '../../../../server/accounts/users/tokens.ts'
import { storedRun } from '../../support/runs.ts'
import {
  storedParcel,
  type StoredAddress,
  type StoredApiKey,
  type StoredUser,
  type StoredWebhook,
} from '../../support/rows.ts'

/** Compares the rows with the answer to a write; null if the answer describes none. */
export async function isStored(
  db: Database,
  { cookies, json }: LightMyRequestResponse,
): Promise<boolean | null> {
  const refresh = cookies.find(({ name }) => name === 'refreshToken')?.value ?? ''
  const { data } = json<{ data: Answered | null }>()
  if (refresh !== '') return hasSession(db, refresh)
  if (data === null) return null
  if (Array.isArray(data))
    return (await Promise.all(data.map((run) => hasRun(db, run)))).every(Boolean)
  if ('courier' in data) return hasRun(db, data)
  // A proposed order writes nothing.
  if ('metresAfter' in data) return null
  // Unread counts, notification settings, results of webhook tests, messages sent again and
  // confirmed addresses have their own tests.
  if ('milliseconds' in data || 'attempts' in data) return null
  if ('count' in data || 'sendsEmail' in data) return null
  if ('phone' in data) return hasPhone(db, data.phone)
  if ('by' in data || 'wasVerified' in data) return null
  // No answer names the owner of a challenge or secret, and recovery codes are stored only as
  // hashes.
  if ('challenge' in data || 'uri' in data || 'recoveryCodes' in data) return null
  if ('token' in data) return hasResetLink(db, data.token)
  if ('webhook' in data) return hasWebhook(db, data.webhook)
  if ('events' in data) return hasWebhook(db, data)
  // No answer names the browser that has begun to link an account, which only the cookie
  // identifies.
  if ('url' in data) return null
  if ('apiKey' in data) return hasApiKey(db, data.apiKey)
  if ('label' in data) return hasAddress(db, data)
  if ('hint' in data) return hasApiKey(db, data)
  if ('lastUsedAt' in data) return hasPasskey(db, data)
  return 'trackingId' in data ? hasParcel(db, data) : hasUser(db, data)
}

type Answered =
  | Parcel
  | Run
  | RunSummary[]
  | OrderProposal
  | CreatedCourier
  | User
  | ApiKey
  | CreatedApiKey
  | SavedAddress
  | SignInAddress
  | Webhook
  | WebhookSecret
  | WebhookTestResult
  | WebhookDelivery
  | UnreadCount
  | NotificationSettings
  | EmailVerificationResult
  | PasswordResetWay
  | ResetLink
  | Phone
  | TwoFactorSetUp
  | Passkey
  | PasskeyCreationOptions
  | PasskeyRequestOptions
  | RecoveryCodes

async function hasRun(db: Database, answered: Run | RunSummary): Promise<boolean> {
  const row = await storedRun({ db }, answered._id)
  const stops = Array.isArray(answered.stops)
    ? answered.stops.map(({ address }) => address)
    : answered.stops
  return isDeepStrictEqual(
    row && [
      row.courier_id,
      row.state,
      row.version,
      Array.isArray(stops) ? row.stops : row.stops.length,
    ],
    [answered.courier._id, answered.state, answered.version, stops],
  )
}

async function hasWebhook(db: Database, answered: Webhook): Promise<boolean> {
  const [row] = await db.query<StoredWebhook>(sql`
    select * from webhook_endpoints where id = ${answered._id}
  `)
  const isDisabled = answered.state === 'DISABLED'
  return isDeepStrictEqual(row && [row.url, row.events, row.disabled_at !== null], [
    answered.url,
    answered.events,
    isDisabled,
  ])
}

async function hasResetLink(db: Database, token: string): Promise<boolean> {
  const found = await db.query(sql`
    select user_id from reset_links where hash = ${hashOfToken(token)}
  `)
  return found.length === 1
}

async function hasPhone(db: Database, phone: string | null): Promise<boolean> {
  const found = await db.query(sql`select id from users where phone is not distinct from ${phone}`)
  return found.length > 0
}

async function hasSession(db: Database, refreshToken: string): Promise<boolean> {
  const [row] = await db.query<{ ended_at: Date | null }>(sql`
    select ended_at from sessions where refresh_hash = ${hashOfToken(refreshToken)}
  `)
  return row?.ended_at === null
}

async function hasParcel(db: Database, answered: Parcel): Promise<boolean> {
  const found = await db.query(sql`select id from parcels where id = ${answered._id}`)
  if (found.length === 0) return false
  const { parcel, log } = await storedParcel(db, answered._id)
  const state = { delivery: parcel.delivery_status, isBlocked: parcel.is_blocked }
  return (
    isDeepStrictEqual(
      [parcel.tracking_id, parcel.from_address, parcel.to_address, statusOf(state)],
      [answered.trackingId, answered.fromAddress, answered.toAddress, answered.status],
    ) && log.length === answered.statusLogs.length
  )
}

async function hasUser(db: Database, answered: User): Promise<boolean> {
  const [row] = await db.query<StoredUser>(sql`select * from users where id = ${answered._id}`)
  return isDeepStrictEqual(row && [row.name, row.email, row.role, row.is_blocked], [
    answered.name,
    answered.email,
    answered.role,
    answered.isBlocked === 'BLOCKED',
  ])
}

async function hasAddress(db: Database, answered: SavedAddress): Promise<boolean> {
  const [row] = await db.query<StoredAddress>(sql`
    select * from addresses where id = ${answered._id}
  `)
  return isDeepStrictEqual(row && [row.label, row.address, row.receiver_id], [
    answered.label,
    answered.address,
    answered.receiver?._id ?? null,
  ])
}

async function hasPasskey(db: Database, { id, name }: Passkey): Promise<boolean> {
  const found = await db.query(sql`select id from passkeys where id = ${id} and name = ${name}`)
  return found.length === 1
}

async function hasApiKey(db: Database, answered: ApiKey): Promise<boolean> {
  const [row] = await db.query<StoredApiKey>(sql`
    select * from api_keys where id = ${answered.id}
  `)
  return isDeepStrictEqual(row && [row.name, row.hint, row.scopes, row.revoked_at !== null], [
    answered.name,
    answered.hint,
    answered.scopes,
    answered.state === 'REVOKED',
  ])
}
