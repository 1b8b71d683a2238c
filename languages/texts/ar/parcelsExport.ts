// Generated from languages/ar.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const sizeSoFar = (a: { bytes: string; count: number }): string => `${(category(a.count) === 'zero' ? "لا شحنات" : category(a.count) === 'one' ? "شحنة واحدة" : category(a.count) === 'two' ? "شحنتان" : category(a.count) === 'few' ? `${number(a.count)} شحنات` : category(a.count) === 'many' ? `${number(a.count)} شحنة` : `${number(a.count)} شحنة`)}، \u2068${a.bytes}\u2069 حتى الآن`
export const exporting = <Part>(a: { bytes: string; count: number; strong: (text: string) => Part }): (string | Part)[] => [a.strong("جارٍ التصدير:"), " ", ...((category(a.count) === 'zero' ? ["لا شحنات"] : category(a.count) === 'one' ? ["شحنة واحدة"] : category(a.count) === 'two' ? ["شحنتان"] : category(a.count) === 'few' ? [number(a.count), " شحنات"] : category(a.count) === 'many' ? [number(a.count), " شحنة"] : [number(a.count), " شحنة"])), "، ", `\u2068${a.bytes}\u2069`, " حتى الآن"]
export const exportLabel: string = "التصدير"
export const fileIsSaved = <Part>(a: { bytes: string; count: number; name: string; strong: (text: string) => Part }): (string | Part)[] => ["تم حفظ ", a.strong(a.name), ": ", ...((category(a.count) === 'zero' ? ["لا شحنات"] : category(a.count) === 'one' ? ["شحنة واحدة"] : category(a.count) === 'two' ? ["شحنتان"] : category(a.count) === 'few' ? [number(a.count), " شحنات"] : category(a.count) === 'many' ? [number(a.count), " شحنة"] : [number(a.count), " شحنة"])), "، ", `\u2068${a.bytes}\u2069`, "."]
export const exportIsSaved: string = "تم حفظ ملف التصدير."
export const cancel: string = "إلغاء"
export const close: string = "إغلاق"
export const tryAgain: string = "إعادة المحاولة"
export const serverOffersNoExport: string = "هذا الخادم لا يوفّر التصدير."
export const exportFailed: string = "فشل التصدير ولم يُحفظ شيء."
export const connectionWasLost: string = "انقطع الاتصال."
export const youAreOffline: string = "لا يوجد اتصال، والتصدير يحتاج إلى اتصال."
