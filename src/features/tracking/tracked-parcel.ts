import type { LogEntry, Parcel } from '../../api/model.ts'

/** Of a parcel, what the public may see. */
export type TrackedParcel = Pick<
  Parcel,
  | 'trackingId'
  | 'sender'
  | 'receiver'
  | 'type'
  | 'weight'
  | 'fee'
  | 'status'
  | 'isBlocked'
  | 'isCanceled'
  | 'fromAddress'
  | 'toAddress'
  | 'createdAt'
  | 'updatedAt'
> & { log: readonly Pick<LogEntry, 'status' | 'timestamp' | 'note'>[] }
