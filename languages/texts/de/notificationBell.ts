// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const notificationsUnread = (a: { count: string }): string => `Benachrichtigungen, ${a.count} ungelesen`
export const notifications: string = "Benachrichtigungen"
export const unreadNotifications = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} ungelesene Benachrichtigung` : `${number(a.count)} ungelesene Benachrichtigungen`)
