import type {
  AccountEvent,
  Arrival,
  DeliveryFailure,
  Language,
  Meta,
  Notification as WireNotification,
  Parcel as WireParcel,
  ParcelAction,
  ParcelStatus,
  PasswordStatus,
  Role,
  UserAction,
} from '../../openapi.d.ts'

/*
 * The one form in which everything behind `api/` knows parcels and people, whatever variant of the
 * contract a host speaks.
 */

/** Sender or receiver of a parcel; a host may give only the id, or only the name. */
export interface Person {
  id: string | null
  name: string | null
  email: string | null
}

export interface LogEntry {
  status: ParcelStatus
  timestamp: string
  note: string | null
  /** Reason of a failed attempt; null where the entry is of another kind. */
  failedAttempt: DeliveryFailure | null
  /** The day on which it is tried again, as YYYY-MM-DD; null where that is not known. */
  nextAttempt: string | null
  updatedBy: LogAuthor | null
}

/** Author of a change; a host may give only the name. */
interface LogAuthor {
  name: string
  role: Role | null
}

/** As in the contract, but for what hosts give in several ways or leave out. */
export interface Parcel extends Required<Omit<WireParcel, VariedField>> {
  id: string
  sender: Person | null
  receiver: Person | null
  note: string | null
  log: LogEntry[]
  /** Actions open to the caller now; null where the host does not say. */
  actions: ParcelAction[] | null
  /** For its receiver while it is under way; else null. */
  handoverCode: string | null
  /** For those who may know it while the parcel is on its way; else null. */
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
  // On no screen: a sender's systems read it.
  | 'coordinates'
  // Part of the answer to a scan only.
  | 'canUndo'

export interface User {
  id: string
  name: string
  email: string
  /** Null for a role that we do not know: such a person may enter no area. */
  role: Role | null
  isBlocked: boolean
  /** Set for the signed-in user, where the host asks for it. */
  isEmailVerified?: boolean
  /** Set for the signed-in user only. */
  mustSetUpTwoFactor?: true
  /** Set for the signed-in user, where no password opens the account. */
  passwordStatus?: PasswordStatus
  /** Set for the signed-in user, where they have chosen one. */
  language?: Language
  actions: UserAction[] | null
}

/** Tells of a parcel's log entry or of a webhook: the other one is null. */
export interface Notification extends Pick<WireNotification, 'id' | 'createdAt' | 'readAt'> {
  parcel: NotifiedParcel | null
  /** All that one user did in one go, or the first of them; empty where it is one. */
  parcels: NotifiedParcel[]
  /** Number of parcels it tells of. */
  count: number
  /** An endpoint that was disabled; the reason is null where it is not known any more. */
  webhook: Required<WireNotification>['webhook'] | null
  /** What happened to the account itself. */
  account: AccountEvent | null
}

export interface NotifiedParcel extends Pick<LogEntry, 'status' | 'note' | 'failedAttempt'> {
  id: string
  trackingId: string
  /** Set where it tells that the courier is near, and not of the log entry. */
  arrival: Arrival | null
  /** Null on a host that does not say it. */
  from: Party | null
  to: Party | null
}

interface Party {
  name: string
  address: string
}

export interface Receiver {
  id: string
  name: string
  email: string
}

/** One page of a list, with how many rows all pages have together. */
export interface Page<Row> {
  rows: Row[]
  meta: Meta
  /** Time of the host's answer, in milliseconds, where it cannot be asked now. */
  asOf?: number
}

export interface Count {
  count: number
  /** There are more, which were not counted. */
  isCapped: boolean
}

export interface ParcelCounts {
  total: Count
  /** Those among them whose delivery failed; null from a host that does not count them. */
  attempted: Count | null
  statuses: ReadonlyMap<ParcelStatus, Count>
}
