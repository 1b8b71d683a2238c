import { notifiableEvents } from '../../../domain/notifiable-events.ts'
import type { NotifiableEvent, NotificationChannel, Role } from '../../../openapi.d.ts'
import type { Config } from '../../config/config.ts'
import type { NotificationFanout } from './repository.ts'

/**
 * Roles that are notified of a log entry unless the user chose otherwise. Administrators are
 * notified only of events that they have chosen, because all parcels are theirs.
 */
const defaultRoles: Record<NotificationChannel, Partial<Record<NotifiableEvent, Role[]>>> = {
  CENTER: {
    REQUESTED: ['RECEIVER'],
    APPROVED: ['SENDER'],
    DISPATCHED: ['SENDER', 'RECEIVER'],
    IN_TRANSIT: ['SENDER', 'RECEIVER'],
    ARRIVAL: ['RECEIVER'],
    DELIVERY_ATTEMPT_FAILED: ['SENDER', 'RECEIVER'],
    DELIVERED: ['SENDER', 'RECEIVER'],
    CANCELED: ['SENDER', 'RECEIVER'],
    BLOCKED: ['SENDER'],
    UNBLOCKED: ['SENDER'],
  },
  EMAIL: {
    DISPATCHED: ['RECEIVER'],
    IN_TRANSIT: ['RECEIVER'],
    ARRIVAL: ['RECEIVER'],
    DELIVERY_ATTEMPT_FAILED: ['RECEIVER'],
    DELIVERED: ['SENDER', 'RECEIVER'],
    CANCELED: ['SENDER'],
    BLOCKED: ['SENDER'],
  },
}

export const recipientRoles = (event: NotifiableEvent, channel: NotificationChannel): Role[] =>
  defaultRoles[channel][event] ?? []

/** Default recipients of an event, with the settings of this installation. */
export const notificationsOf = (event: NotifiableEvent, config: Config): NotificationFanout => ({
  event,
  rolesInCenter: recipientRoles(event, 'CENTER'),
  rolesByEmail: recipientRoles(event, 'EMAIL'),
  sendsEmail: config.smtpUrl !== undefined,
  isVerifiedOnly: config.emailVerification === 'on',
  gatherSeconds: config.gatherSeconds,
})

/**
 * Events that a role can be notified of: senders request their parcels themselves, and only receivers wait
 * for them.
 */
export const eventsFor = (role: Role): NotifiableEvent[] =>
  notifiableEvents.filter(
    (event) =>
      (role !== 'SENDER' || event !== 'REQUESTED') && (role === 'RECEIVER' || event !== 'ARRIVAL'),
  )
