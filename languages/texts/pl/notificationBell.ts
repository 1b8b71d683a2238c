// Generated from languages/pl.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const notificationsUnread = (a: { count: string }): string => `Powiadomienia, nieprzeczytane: ${a.count}`
export const notifications: string = "Powiadomienia"
export const unreadNotifications = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} nieprzeczytane powiadomienie` : category(a.count) === 'few' ? `${number(a.count)} nieprzeczytane powiadomienia` : category(a.count) === 'many' ? `${number(a.count)} nieprzeczytanych powiadomień` : `${number(a.count)} nieprzeczytanego powiadomienia`)
