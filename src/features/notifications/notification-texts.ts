import * as accountEvents from '#texts/accountEvents.ts'
import * as devices from '#texts/devices.ts'
import * as t from '#texts/notifications.ts'
import { accountEventAdvice, accountEventTitle } from '../../../domain/account-event-texts.ts'
import { stopsBeforeText } from '../../../domain/arrival-text.ts'
import { deviceText } from '../../../domain/device-text.ts'
import { noteText } from '../../../domain/fixed-notes.ts'
import { formatTimeOrDate } from '../../../domain/format.ts'
import { notifiedEventOf } from '../../../domain/notifiable-events.ts'
import { parcelsText } from '../../../domain/parcels-text.ts'
import type {
  AccountEvent,
  Arrival,
  NotifiableEvent,
  Notification,
  NotifiedParcel,
  Role,
} from '../../../openapi.d.ts'

/** Text of an event, for the role of the notified user. */
export const eventText = (role: Role, event: NotifiableEvent): string => eventTexts[role][event]

const ofAParcel = {
  APPROVED: t.aParcelWasApproved,
  DISPATCHED: t.aParcelWasDispatched,
  IN_TRANSIT: t.aParcelIsOnItsWay,
  ARRIVAL: t.theCourierIsNear,
  DELIVERY_ATTEMPT_FAILED: t.aParcelCouldNotBeDelivered,
  DELIVERED: t.aParcelWasDelivered,
  CANCELED: t.aParcelWasCanceled,
  BLOCKED: t.aParcelWasBlocked,
  UNBLOCKED: t.aParcelWasUnblocked,
}
const ofYourParcel = {
  APPROVED: t.yourParcelWasApproved,
  DISPATCHED: t.yourParcelWasDispatched,
  IN_TRANSIT: t.yourParcelIsOnItsWay,
  ARRIVAL: t.theCourierIsNear,
  DELIVERY_ATTEMPT_FAILED: t.yourParcelCouldNotBeDelivered,
  DELIVERED: t.yourParcelWasDelivered,
  CANCELED: t.yourParcelWasCanceled,
  BLOCKED: t.yourParcelWasBlocked,
  UNBLOCKED: t.yourParcelWasUnblocked,
}

const eventTexts: Record<Role, Record<NotifiableEvent, string>> = {
  ADMIN: { REQUESTED: t.aParcelWasRequested, ...ofAParcel },
  SENDER: { REQUESTED: t.youRequestedAParcel, ...ofYourParcel },
  RECEIVER: { REQUESTED: t.aParcelForYouWasRequested, ...ofYourParcel },
  // Couriers get no notifications about parcels, since they have their run.
  COURIER: { REQUESTED: t.aParcelWasRequested, ...ofAParcel },
}

export function notificationText(role: Role, { parcel, account, count = 1 }: Notification): string {
  if (account !== undefined) return accountEventTitle(accountEvents, account.kind)
  if (parcel === undefined) return t.aWebhookWasDisabled
  if (parcel.arrival !== undefined) return stopsBeforeText(parcel.arrival.stopsBefore)
  const event = notifiedEventOf(parcel)
  return count > 1 ? parcelsText(event, count) : eventText(role, event)
}

/** Reason of the event, if it has one; for an account event, what to do if the user did not cause it. */
export function notificationNote({
  parcel,
  webhook,
  account,
  count = 1,
}: Notification): string | null {
  if (count > 1) return null
  if (account !== undefined) return accountEventAdvice(accountEvents, account.kind)
  if (parcel?.arrival) return expectedText(parcel.arrival)
  if (parcel !== undefined)
    return parcel.note === undefined ? null : noteText({ ...parcel, note: parcel.note })
  const reason = webhook?.reason ?? null
  return reason === null ? null : webhookReasons[reason]
}

const expectedText = ({ from, to }: Arrival) =>
  t.expectedBetween({
    from: formatTimeOrDate(Date.parse(from)),
    to: formatTimeOrDate(Date.parse(to)),
  })

const webhookReasons = {
  GONE: t.itAnsweredGone,
  FAILING: t.itFailedForTooLong,
}

/** Name of the subject; empty for the account as a whole. */
export const notificationSubject = ({ parcel, webhook, account }: Notification): string =>
  parcel?.trackingId ?? webhook?.url ?? (account === undefined ? '' : accountSubject(account))

function accountSubject({ name = '', device }: AccountEvent): string {
  if (device === undefined) return name
  const { network } = device
  return t.deviceAndNetwork({ device: deviceText(devices, device), network })
}

/** Other party, for example 'To Rita Receiver, Hill 7'; null for a notification of arrival. */
export function partyText(role: Role, { from, to }: NotifiedParcel): string | null {
  if (from === undefined || to === undefined) return null
  if (role === 'SENDER') return t.toParty({ name: to.name, address: to.address })
  if (role === 'RECEIVER') return t.fromParty({ name: from.name, address: from.address })
  return t.fromPartyToParty({ sender: from.name, receiver: to.name, address: to.address })
}
