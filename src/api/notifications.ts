import { z } from 'zod/mini'
import type {
  AccountEvent,
  MailScheduleChoice,
  NotificationChoice,
  NotificationSettings,
  ReadNotifications,
} from '../../openapi.d.ts'
import { accountEventKinds } from '../../domain/account-event-texts.ts'
import { notifiableEvents } from '../../domain/notifiable-events.ts'
import { ApiError } from './api-error.ts'
import { parseArrival } from './arrival.ts'
import { client, mutate, requestJson } from './client.ts'
import type { Call } from './client.ts'
import { coercedDate, coercedId, optionalText } from './coercion.ts'
import { expectOne, parseList } from './envelope.ts'
import type { Count, Notification, Page } from './model.ts'
import { failureWord, statusWord } from './parse-parcel.ts'
import type { NotificationQuery, ReadOptions } from './query.ts'
import { unreadCountIn } from './unread-count.ts'

export async function listNotifications(
  { page, limit, unread }: NotificationQuery,
  options?: ReadOptions,
): Promise<Page<Notification>> {
  const params = { query: { page, limit, ...(unread === true && { unread }) } }
  const call: Call = (init) => client.GET('/api/notifications', { ...init, params })
  const { rows, meta } = parseList(await requestJson(call, options), parseNotification)
  if (meta === null) throw new ApiError('shape', { status: 200 })
  return { rows, meta }
}

/** Returns how many are left unread. */
export async function readNotifications(body: ReadNotifications): Promise<Count> {
  return unreadCountIn(
    await mutate((init) => client.POST('/api/notifications/read', { ...init, body })),
  )
}

export async function getNotificationSettings(
  options?: ReadOptions,
): Promise<NotificationSettings> {
  const call: Call = (init) => client.GET('/api/notifications/settings', init)
  return expectOne(await requestJson(call, options), parseSettings)
}

export async function updateNotificationSettings(body: NotificationChoice): Promise<void> {
  await mutate((init) => client.PATCH('/api/notifications/settings', { ...init, body }))
}

export async function updateMailSchedule(body: MailScheduleChoice): Promise<void> {
  await mutate((init) => client.PATCH('/api/notifications/mail-schedule', { ...init, body }))
}

function parseNotification(value: unknown): Notification | null {
  const parsed = notificationShape.safeParse(value)
  if (!parsed.success) return null
  const { id, createdAt, readAt, parcel, parcels, count, webhook, account } = parsed.data
  if (parcel === null && webhook === null && account === null) return null
  return {
    id,
    createdAt,
    readAt,
    parcel: parcel === null ? null : parcelIn(parcel),
    parcels: parcels.map(parcelIn),
    count: Math.max(count, parcels.length, 1),
    webhook,
    account: account === null ? null : accountEventIn(account),
  }
}

const accountEventIn = ({ kind, name, device }: z.output<typeof accountShape>): AccountEvent => ({
  kind,
  ...(name !== null && { name }),
  ...(device !== null && { device }),
})

const parcelIn = ({ _id: id, ...entry }: z.output<typeof parcelShape>) => ({ id, ...entry })

function parseSettings(value: unknown): NotificationSettings | null {
  const parsed = settingsShape.safeParse(value)
  if (!parsed.success) return null
  const { daily, ...rest } = parsed.data
  return { ...rest, ...(daily !== undefined && { daily }) }
}

const partyShape = z.catch(z.nullable(z.object({ name: z.string(), address: z.string() })), null)

const parcelShape = z.object({
  _id: coercedId,
  trackingId: z.string(),
  status: statusWord,
  note: optionalText,
  failedAttempt: failureWord,
  arrival: z.pipe(z.optional(z.unknown()), z.transform(parseArrival)),
  from: partyShape,
  to: partyShape,
})

const accountShape = z.object({
  kind: z.enum(accountEventKinds),
  name: optionalText,
  device: z.catch(
    z.nullable(z.object({ browser: optionalText, system: optionalText, network: z.string() })),
    null,
  ),
})

const notificationShape = z.object({
  id: coercedId,
  createdAt: coercedDate,
  readAt: z.catch(z.nullable(coercedDate), null),
  parcel: z.catch(z.nullable(parcelShape), null),
  parcels: z.catch(z.array(parcelShape), []),
  count: z.catch(z.number(), 1),
  webhook: z.catch(
    z.nullable(
      z.object({
        id: coercedId,
        url: z.string(),
        reason: z.catch(z.nullable(z.enum(['GONE', 'FAILING'])), null),
      }),
    ),
    null,
  ),
  account: z.catch(z.nullable(accountShape), null),
})

const settingsShape = z.object({
  settings: z.array(
    z.object({ event: z.enum(notifiableEvents), center: z.boolean(), email: z.boolean() }),
  ),
  sendsEmail: z.boolean(),
  email: z.string(),
  daily: z.optional(z.nullable(z.object({ hour: z.number(), timeZone: z.string() }))),
})
