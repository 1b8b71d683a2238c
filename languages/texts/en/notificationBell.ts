// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const notificationsUnread = (a: { count: string }): string => `Notifications, ${a.count} unread`
export const notifications: string = "Notifications"
export const unreadNotifications = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} unread notification` : `${number(a.count)} unread notifications`)
