import type { ColumnType } from 'kysely'
import type { DeliveryStatus, ParcelStatus, ParcelType, Role } from '../../openapi.d.ts'

/** The tables of `migrations/`, as Kysely sees them. */
export interface Database {
  users: UserTable
  sessions: SessionTable
  parcels: ParcelTable
  status_logs: StatusLogTable
  deliveries: DeliveryTable
  parcel_changes: ParcelChangeTable
  parcel_change_numbers: ParcelChangeNumbersTable
  idempotency_keys: IdempotencyKeyTable
  rate_limits: RateLimitTable
}

type Fixed<T> = ColumnType<T, T, never>

interface UserTable {
  id: Fixed<string>
  name: string
  email: string
  password_hash: string
  role: Role
  is_blocked: boolean
  created_at: Fixed<Date>
  updated_at: Date
}

interface SessionTable {
  id: Fixed<string>
  family_id: Fixed<string>
  user_id: Fixed<string>
  access_hash: Fixed<Buffer>
  access_expires_at: Fixed<Date>
  refresh_hash: Fixed<Buffer>
  refresh_expires_at: Fixed<Date>
  created_at: Fixed<Date>
  rotated_at: Date | null
  successor_salt: Buffer | null
  ended_at: Date | null
}

interface ParcelTable {
  id: Fixed<string>
  tracking_id: Fixed<string>
  sender_id: Fixed<string>
  receiver_id: Fixed<string>
  parcel_type: Fixed<ParcelType>
  weight_grams: Fixed<number>
  fee_cents: Fixed<number>
  delivery_status: DeliveryStatus
  is_blocked: boolean
  from_address: Fixed<string>
  to_address: Fixed<string>
  note: Fixed<string | null>
  created_at: Fixed<Date>
  updated_at: Date
}

interface StatusLogTable {
  parcel_id: Fixed<string>
  entry_number: Fixed<number>
  status: Fixed<ParcelStatus>
  note: Fixed<string | null>
  updated_by: Fixed<string>
  created_at: Fixed<Date>
}

/** Kept by triggers. */
interface DeliveryTable {
  parcel_id: Fixed<string>
  /** The driver gives a date as a `Date` of this node's zone: ask for it as text. */
  delivered_on: Fixed<Date>
  hours: Fixed<number>
}

interface ParcelChangeTable {
  parcel_id: Fixed<string>
  entry_number: Fixed<number>
  /** The driver gives a bigint as text. */
  number: string | null
}

interface ParcelChangeNumbersTable {
  id: Fixed<number>
  last: string
  secret: Fixed<string>
}

interface IdempotencyKeyTable {
  sender_id: Fixed<string>
  key: Fixed<string>
  body_hash: Fixed<Buffer>
  parcel_id: Fixed<string>
  created_at: Fixed<Date>
}

interface RateLimitTable {
  key: Fixed<string>
  count: number
  resets_at: Date
}
