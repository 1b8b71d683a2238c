// Generated from languages/ar.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const parcels = (a: { count: number }): string => (category(a.count) === 'zero' ? "لا شحنات" : category(a.count) === 'one' ? "شحنة واحدة" : category(a.count) === 'two' ? "شحنتان" : category(a.count) === 'few' ? `${number(a.count)} شحنات` : category(a.count) === 'many' ? `${number(a.count)} شحنة` : `${number(a.count)} شحنة`)
export const updatedAt = <Part>(a: { time: (text: string) => Part; updated: string }): (string | Part)[] => ["آخر تحديث: ", a.time(a.updated)]
export const countRequested = (a: { count: number }): string => (`تم الطلب: ${number(a.count)}`)
export const countApproved = (a: { count: number }): string => (`تمت الموافقة: ${number(a.count)}`)
export const countOnTheWay = (a: { count: number }): string => (`في الطريق: ${number(a.count)}`)
export const countDelivered = (a: { count: number }): string => (`تم التسليم: ${number(a.count)}`)
export const countCanceled = (a: { count: number }): string => (`تم الإلغاء: ${number(a.count)}`)
export const countBlocked = (a: { count: number }): string => (`معلّقة: ${number(a.count)}`)
export const countFreeToMoveOn = (a: { count: number }): string => (`رُفع التعليق: ${number(a.count)}`)
export const countBeingLookedUp = (a: { count: number }): string => (`قيد البحث: ${number(a.count)}`)
export const countNotLookedUp = (a: { count: number }): string => (`لم يُبحث عنها: ${number(a.count)}`)
export const countNotFound = (a: { count: number }): string => (`غير موجودة: ${number(a.count)}`)
export const tryIdAgain = (a: { trackingId: string }): string => `إعادة محاولة \u2068${a.trackingId}\u2069`
export const tryAgain: string = "إعادة المحاولة"
export const lookingItUp: string = "جارٍ البحث عنها…"
export const parcelsFound = (a: { count: number; found: number }): string => (`الشحنات الموجودة: ${number(a.found)} من ${number(a.count)}`)
