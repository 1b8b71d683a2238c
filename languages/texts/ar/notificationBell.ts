// Generated from languages/ar.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const notificationsUnread = (a: { count: string }): string => `الإشعارات، غير المقروء: \u2068${a.count}\u2069`
export const notifications: string = "الإشعارات"
export const unreadNotifications = (a: { count: number }): string => (category(a.count) === 'zero' ? "لا إشعارات غير مقروءة" : category(a.count) === 'one' ? "إشعار واحد غير مقروء" : category(a.count) === 'two' ? "إشعاران غير مقروءين" : category(a.count) === 'few' ? `${number(a.count)} إشعارات غير مقروءة` : category(a.count) === 'many' ? `${number(a.count)} إشعارًا غير مقروء` : `${number(a.count)} إشعار غير مقروء`)
