// Generated from languages/ar.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const countParcels = (a: { count: number; text: string }): string => (category(a.count) === 'zero' ? "لا شحنات" : category(a.count) === 'one' ? "شحنة واحدة" : category(a.count) === 'two' ? "شحنتان" : category(a.count) === 'few' ? `\u2068${a.text}\u2069 شحنات` : category(a.count) === 'many' ? `\u2068${a.text}\u2069 شحنة` : `\u2068${a.text}\u2069 شحنة`)
export const noParcelsFound: string = "لم يُعثر على شحنات."
export const clearSearch: string = "محو البحث"
export const nothingMatchesTheSearch: string = "لا شيء يطابق البحث."
export const trackingId: string = "رقم التتبع"
export const copyTrackingId: string = "نسخ رقم التتبع"
export const copyTrackingIdOf = (a: { trackingId: string }): string => `نسخ رقم التتبع \u2068${a.trackingId}\u2069`
export const from: string = "من"
export const to: string = "إلى"
export const sender: string = "المرسل"
export const receiver: string = "المستلم"
export const status: string = "الحالة"
export const deliveryAttempt: string = "محاولة التسليم"
export const deliveredOn: string = "تاريخ التسليم"
export const shippingLabel: string = "ملصق الشحن"
export const handoverCode: string = "رمز التسليم"
export const blocked: string = "معلّقة"
export const nextTry = (a: { day: string }): string => `المحاولة التالية: \u2068${a.day}\u2069`
export const attemptedBecause = (a: { reason: string }): string => `محاولة تسليم: \u2068${a.reason}\u2069`
export const statusAndAttempt = (a: { reason: string; status: string }): string => `\u2068${a.status}\u2069. محاولة تسليم: \u2068${a.reason}\u2069`
export const statusAttemptAndNextTry = (a: { day: string; reason: string; status: string }): string => `\u2068${a.status}\u2069. محاولة تسليم: \u2068${a.reason}\u2069. المحاولة التالية: \u2068${a.day}\u2069`
export const attemptToHear = <Part>(a: { after: (text: string) => Part; before: (text: string) => Part; reason: string; status: string }): (string | Part)[] => [a.before(`\u2068${a.status}\u2069. `), "محاولة تسليم", a.after(`: \u2068${a.reason}\u2069`)]
export const pagesOfParcels: string = "صفحات الشحنات"
export const selectParcel = (a: { trackingId: string }): string => `تحديد الشحنة \u2068${a.trackingId}\u2069`
export const selectAllOnThisPage: string = "تحديد كل ما في هذه الصفحة"
export const statusIs = (a: { status: string }): string => `الحالة: \u2068${a.status}\u2069`
export const fromDay = (a: { day: string }): string => `من \u2068${a.day}\u2069`
export const toDay = (a: { day: string }): string => `حتى \u2068${a.day}\u2069`
export const countChosenParcels = (a: { count: number }): string => (category(a.count) === 'zero' ? "لا شحنات مختارة" : category(a.count) === 'one' ? "شحنة واحدة مختارة" : category(a.count) === 'two' ? "شحنتان مختارتان" : category(a.count) === 'few' ? `${number(a.count)} شحنات مختارة` : category(a.count) === 'many' ? `${number(a.count)} شحنة مختارة` : `${number(a.count)} شحنة مختارة`)
export const all: string = "الكل"
export const created: string = "تاريخ الإنشاء"
export const createdFrom: string = "أُنشئت من"
export const createdTo: string = "أُنشئت حتى"
export const anyTime: string = "أي وقت"
export const today: string = "اليوم"
export const lastDays = (a: { count: number }): string => (category(a.count) === 'one' ? "آخر يوم" : category(a.count) === 'two' ? "آخر يومين" : category(a.count) === 'few' ? `آخر ${number(a.count)} أيام` : category(a.count) === 'many' ? `آخر ${number(a.count)} يومًا` : `آخر ${number(a.count)} يوم`)
export const daysAreBackwards: string = "اليوم الأول بعد اليوم الأخير، لذلك لا يشمل البحث التاريخين."
export const searchParcels: string = "البحث في الشحنات"
export const enterAFullTrackingId: string = "بإدخال رقم تتبع كامل تُفتح شحنته."
export const filter: string = "تصفية"
export const filterCountSet = (a: { count: number }): string => (`تصفية، عدد العوامل المفعّلة: ${number(a.count)}`)
export const filterWithCount = <Part>(a: { count: number; set: (text: string) => Part }): (string | Part)[] => ["تصفية ", a.set(number(a.count))]
export const view: string = "طريقة العرض"
export const cards: string = "بطاقات"
export const table: string = "جدول"
export const columns: string = "الأعمدة"
export const shownInTheTable: string = "المعروض في الجدول"
export const actions: string = "الإجراءات"
export const actionsFor = (a: { trackingId: string }): string => `إجراءات \u2068${a.trackingId}\u2069`
export const sendAgain: string = "إرسال مجددًا"
export const createReturn: string = "إنشاء إرجاع"
export const loadingParcels: string = "جارٍ تحميل الشحنات…"
export const failedToLoadParcels: string = "تعذّر تحميل الشحنات."
