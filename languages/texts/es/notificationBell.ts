// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const notificationsUnread = (a: { count: string }): string => `Notificaciones, ${a.count} sin leer`
export const notifications: string = "Notificaciones"
export const unreadNotifications = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} notificación sin leer` : `${number(a.count)} notificaciones sin leer`)
