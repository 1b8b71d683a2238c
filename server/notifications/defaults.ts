import type { NotificationChannel, ParcelStatus, Role } from '../../openapi.d.ts'

/**
 * Which roles are told of a log entry, unless the user chose otherwise. Administrators are told of
 * what they ask for only: theirs are all parcels.
 */
const defaultRoles: Record<NotificationChannel, Partial<Record<ParcelStatus, Role[]>>> = {
  CENTER: {
    REQUESTED: ['RECEIVER'],
    APPROVED: ['SENDER'],
    DISPATCHED: ['SENDER', 'RECEIVER'],
    IN_TRANSIT: ['SENDER', 'RECEIVER'],
    DELIVERED: ['SENDER', 'RECEIVER'],
    CANCELED: ['SENDER', 'RECEIVER'],
    BLOCKED: ['SENDER'],
    UNBLOCKED: ['SENDER'],
  },
  EMAIL: {
    DISPATCHED: ['RECEIVER'],
    IN_TRANSIT: ['RECEIVER'],
    DELIVERED: ['SENDER', 'RECEIVER'],
    CANCELED: ['SENDER'],
    BLOCKED: ['SENDER'],
  },
}

export const recipientRoles = (status: ParcelStatus, channel: NotificationChannel): Role[] =>
  defaultRoles[channel][status] ?? []

/** What a role can be told of, in the order of a parcel's way: a sender requests their parcels themselves. */
export const notifiableStatuses = (role: Role): ParcelStatus[] =>
  statuses.filter((status) => role !== 'SENDER' || status !== 'REQUESTED')

const statuses: ParcelStatus[] = [
  'REQUESTED',
  'APPROVED',
  'DISPATCHED',
  'IN_TRANSIT',
  'DELIVERED',
  'CANCELED',
  'BLOCKED',
  'UNBLOCKED',
]
