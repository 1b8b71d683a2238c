import type {
  MailScheduleChoice,
  Notification,
  NotificationChoice,
  NotificationSettings,
  ReadNotifications,
  UnreadCount,
} from '../../openapi.d.ts'
import { changeOwn, client, readOwn } from './client.ts'
import type { Page } from './model.ts'
import { pageOf } from './paged-list.ts'
import type { NotificationQuery, ReadOptions } from './query.ts'

export async function listNotifications(
  { page, limit, unread }: NotificationQuery,
  options?: ReadOptions,
): Promise<Page<Notification>> {
  const params = { query: { page, limit, ...(unread === true && { unread }) } }
  return pageOf(
    await readOwn((init) => client.GET('/api/notifications', { ...init, params }), options),
  )
}

/** Returns the number of notifications that are still unread. */
export async function readNotifications(body: ReadNotifications): Promise<UnreadCount> {
  const { data } = await changeOwn((init) =>
    client.POST('/api/notifications/read', { ...init, body }),
  )
  return data
}

export async function getNotificationSettings(
  options?: ReadOptions,
): Promise<NotificationSettings> {
  const { data } = await readOwn((init) => client.GET('/api/notifications/settings', init), options)
  return data
}

export async function updateNotificationSettings(body: NotificationChoice): Promise<void> {
  await changeOwn((init) => client.PATCH('/api/notifications/settings', { ...init, body }))
}

export async function updateMailSchedule(body: MailScheduleChoice): Promise<void> {
  await changeOwn((init) => client.PATCH('/api/notifications/mail-schedule', { ...init, body }))
}
