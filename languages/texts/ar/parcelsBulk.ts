// Generated from languages/ar.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const setStatus: string = "تعيين الحالة"
export const manifest: string = "بيان الشحن"
export const setStatusOfParcels = (a: { count: number }): string => (category(a.count) === 'zero' ? "تعيين حالة الشحنات" : category(a.count) === 'one' ? "تعيين حالة شحنة واحدة" : category(a.count) === 'two' ? "تعيين حالة شحنتين" : category(a.count) === 'few' ? `تعيين حالة ${number(a.count)} شحنات` : category(a.count) === 'many' ? `تعيين حالة ${number(a.count)} شحنة` : `تعيين حالة ${number(a.count)} شحنة`)
export const cancel: string = "إلغاء"
export const leave: string = "مغادرة"
export const stay: string = "بقاء"
export const leaveNow: string = "المغادرة الآن؟ تحتفظ الشحنات المنتظرة بحالتها."
export const stop: string = "إيقاف"
export const close: string = "إغلاق"
export const goOnWith = (a: { count: number }): string => `متابعة الباقي (${number(a.count)})`
export const tryAgain: string = "إعادة المحاولة"
export const doneOfParcels = (a: { count: number; done: number }): string => `الشحنات: ${number(a.done)} من ${number(a.count)}`
export const settingStatus = (a: { status: string }): string => `جارٍ تعيين الحالة: \u2068${a.status}\u2069`
export const unchangedStaySelected: string = "ما لم يتغير يبقى محددًا."
export const resultForEachParcel: string = "نتيجة كل شحنة"
export const waiting: string = "قيد الانتظار"
export const done: string = "تم"
export const notStarted: string = "لم تبدأ"
export const refusedBecause = (a: { reason: string }): string => `رُفضت: \u2068${a.reason}\u2069`
export const theServerGaveNoReason: string = "لم يذكر الخادم سببًا"
export const failedBecause = (a: { reason: string }): string => `فشلت: \u2068${a.reason}\u2069`
export const noAnswerCame: string = "لم يصل رد"
export const summary = (a: { done: number; failed: number; left: number; refused: number; status: string }): string => `أصبحت «\u2068${a.status}\u2069»: ${number(a.done)}${(a.refused === 0 ? "" : `، رُفضت: ${number(a.refused)}`)}${(a.failed === 0 ? "" : `، فشلت: ${number(a.failed)}`)}${(a.left === 0 ? "" : `، لم تبدأ: ${number(a.left)}`)}.`
export const selectedParcels: string = "الشحنات المحددة"
export const clearSelection: string = "إلغاء التحديد"
export const printLabels: string = "طباعة الملصقات"
export const atMostFitOnePrint = (a: { count: number }): string => `الحد الأقصى للطباعة في المرة الواحدة: ${(category(a.count) === 'one' ? "شحنة واحدة" : category(a.count) === 'two' ? "شحنتان" : category(a.count) === 'few' ? `${number(a.count)} شحنات` : category(a.count) === 'many' ? `${number(a.count)} شحنة` : `${number(a.count)} شحنة`)}.`
export const opensANewTab: string = "(يفتح علامة تبويب جديدة)"
export const countSelected = (a: { count: number }): string => `المحدد: ${number(a.count)}`
export const countSelectedAndElsewhere = (a: { count: number; elsewhere: number }): string => `المحدد: ${number(a.count)}، منها في صفحات أخرى: ${number(a.elsewhere)}`
