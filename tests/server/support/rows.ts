import sql from 'sql-template-tag'
import type {
  ApiKeyScope,
  DeliveryStatus,
  ParcelStatus,
  ParcelType,
  Role,
  WebhookDisabledReason,
  WebhookEvent,
  WebhookTestPayload,
} from '../../../openapi.d.ts'
import type { Database } from '../../../server/db/database.ts'
import type { StoredPayload } from '../../../server/messaging/webhooks/payload.ts'

// Whole rows of the tables, which tests read after a write.

export interface StoredUser {
  id: string
  name: string
  email: string
  password_hash: string
  role: Role
  is_blocked: boolean
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
  email_verified_at: Date | null
}

export interface StoredSession {
  id: string
  family_id: string
  user_id: string
  access_hash: Buffer
  access_expires_at: Date
  refresh_hash: Buffer
  refresh_expires_at: Date
  created_at: Date
  rotated_at: Date | null
  successor_salt: Buffer | null
  ended_at: Date | null
  user_agent: string | null
  network: string | null
}

export interface StoredParcel {
  id: string
  tracking_id: string
  sender_id: string
  receiver_id: string
  parcel_type: ParcelType
  weight_grams: number
  fee_cents: number
  delivery_status: DeliveryStatus
  is_blocked: boolean
  from_address: string
  to_address: string
  note: string | null
  latitude: number | null
  longitude: number | null
  coordinates_source: 'BY_HAND' | null
  given_latitude: number | null
  given_longitude: number | null
  created_at: Date
  updated_at: Date
}

export interface StoredLogEntry {
  parcel_id: string
  entry_number: number
  status: ParcelStatus
  note: string | null
  updated_by: string
  created_at: Date
}

export interface StoredKey {
  sender_id: string
  key: string
  body_hash: Buffer
  parcel_id: string
  created_at: Date
}

export interface StoredWebhook {
  id: string
  user_id: string
  url: string
  events: WebhookEvent[]
  secret: string
  previous_secret: string | null
  previous_secret_until: Date | null
  failing_since: Date | null
  disabled_at: Date | null
  disabled_because: WebhookDisabledReason | null
  created_at: Date
}

export interface StoredMessage {
  id: string
  channel: 'EMAIL' | 'WEBHOOK'
  user_id: string
  endpoint_id: string | null
  parcel_id: string | null
  entry_number: number | null
  payload: StoredPayload | WebhookTestPayload | null
  state: 'WAITING' | 'SENT' | 'FAILED'
  attempts: number
  next_at: Date | null
  leased_until: Date | null
  created_at: Date
  finished_at: Date | null
}

export interface StoredApiKey {
  id: string
  user_id: string
  name: string
  hash: Buffer
  hint: string
  scopes: ApiKeyScope[]
  expires_at: Date | null
  last_used_at: Date | null
  revoked_at: Date | null
  created_at: Date
}

export interface StoredAddress {
  id: string
  user_id: string
  label: string
  address: string
  receiver_id: string | null
  created_at: Date
  updated_at: Date
}

/** Rows that a request can change; without rate limits, which count refused requests, too. */
export async function allRows({ db }: { db: Database }) {
  return {
    users: await db.query<StoredUser>(sql`select * from users order by id`),
    sessions: await db.query<StoredSession>(sql`select * from sessions order by id`),
    parcels: await db.query<StoredParcel>(sql`select * from parcels order by id`),
    logs: await db.query<StoredLogEntry>(sql`
      select * from status_logs order by parcel_id, entry_number
    `),
    keys: await db.query<StoredKey>(sql`select * from idempotency_keys order by key`),
    webhooks: await db.query<StoredWebhook>(sql`select * from webhook_endpoints order by id`),
    messages: await db.query<StoredMessage>(sql`select * from messages order by id`),
    addresses: await db.query<StoredAddress>(sql`select * from addresses order by id`),
    apiKeys: await db.query<StoredApiKey>(sql`select * from api_keys order by id`),
  }
}

export async function storedUser(db: Database, email: string): Promise<StoredUser | undefined> {
  const [row] = await db.query<StoredUser>(sql`select * from users where email = ${email}`)
  return row
}

/** A parcel's row and its log, oldest entry first. */
export async function storedParcel(db: Database, id: string) {
  const [parcel] = await db.query<StoredParcel>(sql`select * from parcels where id = ${id}`)
  if (parcel === undefined) throw new Error(`No parcel has the id ${id}`)
  const log = await db.query<StoredLogEntry>(sql`
    select * from status_logs where parcel_id = ${id} order by entry_number
  `)
  return { parcel, log }
}
