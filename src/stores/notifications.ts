import type {
  MailSchedule,
  Notification,
  NotificationChoice,
  ReadNotifications,
} from '../../openapi.d.ts'
import {
  getNotificationSettings,
  listNotifications,
  readNotifications,
  updateMailSchedule,
  updateNotificationSettings,
} from '../api/notifications.ts'
import type { NotificationQuery } from '../api/query.ts'
import {
  createListQuery,
  createQuery,
  invalidateTag,
  replaceRows,
  useListQuery,
  usePagedListQuery,
  useQuery,
} from './query/query.ts'
import { setUnreadCount } from './unread-count.ts'

const notifications = createListQuery({ tag: 'Notification', queryFn: listNotifications })
const settings = createQuery({
  tag: 'NotificationSetting',
  queryFn: (_key, options) => getNotificationSettings(options),
})
const key = {}

export const useNotifications = (query: NotificationQuery) =>
  usePagedListQuery(notifications, query)

export const useNewestNotifications = (limit: number) =>
  useListQuery(notifications, { page: 1, limit })

export const useNotificationSettings = () => useQuery(settings, key)

export const markAsRead = (id: string): Promise<void> =>
  read({ ids: [id] }, (notification) => notification.id === id)

/** Marks notifications up to `before`, since the user has not seen newer ones. */
export const markAllAsRead = (before: string | undefined): Promise<void> =>
  read(
    before === undefined ? {} : { before },
    ({ createdAt }) => before === undefined || createdAt <= before,
  )

/** Shows notifications as read immediately, and as unread again after a failure. */
async function read(
  request: ReadNotifications,
  isMeant: (notification: Notification) => boolean,
): Promise<void> {
  const readAt = new Date().toISOString()
  const changed = new Set<string>()
  replaceRows(notifications, (row) => {
    if (row.readAt !== null || !isMeant(row)) return row
    changed.add(row.id)
    return { ...row, readAt }
  })
  try {
    setUnreadCount(await readNotifications(request))
  } catch (error) {
    replaceRows(notifications, (row) => (changed.has(row.id) ? { ...row, readAt: null } : row))
    throw error
  } finally {
    // A list of unread notifications has changed; after a failure, the change may still have been made.
    invalidateTag('Notification')
  }
}

/** The last update; the next one waits for it, so that updates are sent in the order of the choices. */
let previous: Promise<unknown> = Promise.resolve()

/** Shows the choice immediately, and reverts it after a failure. */
export async function chooseNotification(choice: NotificationChoice): Promise<void> {
  showChoice(choice)
  const update = previous.then(() => updateNotificationSettings(choice))
  previous = update.catch(() => {})
  try {
    await update
  } catch (error) {
    showChoice({ ...choice, isOn: !choice.isOn })
    throw error
  }
}

/** Shows the schedule immediately, and reverts it after a failure. Null: an email for each event. */
export async function chooseMailSchedule(
  daily: MailSchedule | null,
  before: MailSchedule | null,
): Promise<void> {
  showSchedule(daily)
  const update = previous.then(() =>
    updateMailSchedule(
      daily === null ? { frequency: 'AS_IT_HAPPENS' } : { frequency: 'DAILY', ...daily },
    ),
  )
  previous = update.catch(() => {})
  try {
    await update
  } catch (error) {
    showSchedule(before)
    throw error
  }
}

const showSchedule = (daily: MailSchedule | null) =>
  settings.setQueriesData((known) => ({ ...known, daily }))

function showChoice({ event, channel, isOn }: NotificationChoice): void {
  const change = channel === 'CENTER' ? { center: isOn } : { email: isOn }
  settings.setQueriesData((known) => ({
    ...known,
    settings: known.settings.map((one) => (one.event === event ? { ...one, ...change } : one)),
  }))
}
