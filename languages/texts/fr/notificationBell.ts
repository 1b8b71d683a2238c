// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const notificationsUnread = (a: { count: string }): string => `Notifications, non lues : ${a.count}`
export const notifications: string = "Notifications"
export const unreadNotifications = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} notification non lue` : `${number(a.count)} notifications non lues`)
