import type {
  DeliveryFailure,
  Language,
  Meta,
  Parcel as WireParcel,
  ParcelAction,
  ParcelStatus,
  PasswordStatus,
  Role,
  UserAction,
} from '../../openapi.d.ts'

/*
 * The model of parcels and people for all code outside `api/`, for every variant of the contract that a host
 * can implement.
 */

/** Sender or receiver of a parcel; a host can send only the ID, or only the name. */
export interface Person {
  id: string | null
  name: string | null
  email: string | null
}

export interface LogEntry {
  status: ParcelStatus
  timestamp: string
  /** When a device recorded it without a connection; null if it was sent at once. */
  doneAt: string | null
  note: string | null
  /** Reason of a failed attempt; null for any other entry. */
  failedAttempt: DeliveryFailure | null
  /** Day of the next attempt as YYYY-MM-DD; null if it is unknown. */
  nextAttempt: string | null
  updatedBy: LogAuthor | null
}

/** Author of a change; a host can send only the name. */
interface LogAuthor {
  name: string
  role: Role | null
}

/** As in the contract, except the fields that hosts send in several forms or leave out. */
export interface Parcel extends Required<Omit<WireParcel, VariedField>> {
  id: string
  sender: Person | null
  receiver: Person | null
  note: string | null
  log: LogEntry[]
  /** Actions open to the caller now; null if the host does not say. */
  actions: ParcelAction[] | null
  /** Set for the receiver while the parcel is on its way; otherwise null. */
  handoverCode: string | null
  /** Set for callers who may know it while the parcel is on its way; otherwise null. */
  receiverPhone: string | null
}

type VariedField =
  | '_id'
  | 'senderId'
  | 'receiverId'
  | 'note'
  | 'statusLogs'
  | 'actions'
  | 'handoverCode'
  | 'receiverPhone'
  // Not shown on any screen, since it is meant for senders' systems.
  | 'coordinates'
  // Only in the answer to a scan.
  | 'canUndo'

export interface User {
  id: string
  name: string
  email: string
  /** Null for an unknown role, which gives access to no area. */
  role: Role | null
  isBlocked: boolean
  /** Set for the signed-in user if the host verifies email addresses. */
  isEmailVerified?: boolean
  /** Set for the signed-in user only. */
  mustSetUpTwoFactor?: true
  /** Set for the signed-in user if they cannot log in with a password. */
  passwordStatus?: PasswordStatus
  /** Set for the signed-in user, if they have chosen one. */
  language?: Language
  actions: UserAction[] | null
}

export interface Receiver {
  id: string
  name: string
  email: string
}

/** One page of a list, with the number of rows on all pages. */
export interface Page<Row> {
  rows: Row[]
  meta: Meta
  /** Time of the host's last answer, in milliseconds; set while there is no connection. */
  asOf?: number
}

export interface Count {
  count: number
  /** True if there are more rows, which were not counted. */
  isCapped: boolean
}

export interface ParcelCounts {
  total: Count
  /** Parcels with a failed delivery attempt; null if the host does not count them. */
  attempted: Count | null
  statuses: ReadonlyMap<ParcelStatus, Count>
}
