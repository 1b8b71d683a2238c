// Generated from languages/ar.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const courierAdded: string = "تمت إضافة المندوب"
export const theLinkFor = (a: { name: string }): string => `رابط \u2068${a.name}\u2069`
export const whatTheCourierDoesWithIt: string = "به يعيّن المندوب كلمة مروره ويمكنه تسجيل الدخول. يُرجى عدم إعطائه لغيره."
export const addACourier: string = "إضافة مندوب"
export const whatCouriersSee: string = "يرى المندوبون الجولات المسندة إليهم، ويسلّمون ما فيها."
export const addCourier: string = "إضافة مندوب"
export const failedToAddTheCourier: string = "تعذّرت إضافة المندوب"
export const nameLabel: string = "الاسم"
export const email: string = "البريد الإلكتروني"
export const copyLink: string = "نسخ الرابط"
export const iHaveSavedIt: string = "حفظتُه"
export const shownOnlyOnce = (a: { until: string }): string => `يُعرض مرة واحدة فقط، ويعمل مرة واحدة حتى \u2068${a.until}\u2069.`
export const resetLinkMade: string = "تم إنشاء رابط إعادة التعيين"
export const makeLinkQuestion = (a: { name: string }): string => `إنشاء رابط إعادة تعيين لحساب \u2068${a.name}\u2069؟`
export const makeLink: string = "إنشاء الرابط"
export const whatTheLinkDoes = (a: { email: string; name: string }): string => `يتيح الرابط لصاحب الحساب \u2068${a.name}\u2069 (\u2068${a.email}\u2069) تعيين كلمة مرور جديدة، وتنتهي به جميع جلساته الأخرى. وبما أن كل من لديه الرابط يمكنه ذلك، فيُرجى إعطاؤه للشخص المعني فقط.`
export const theResetLinkFor = (a: { name: string }): string => `رابط إعادة التعيين لحساب \u2068${a.name}\u2069`
export const failedToMakeTheLink: string = "تعذّر إنشاء الرابط"
export const selectedUsers: string = "المستخدمون المحددون"
export const countSelected = (a: { count: number }): string => `المحدد: ${number(a.count)}`
export const noneCanBeBlocked: string = "لا يمكن حظر أي من المحددين"
export const blockCount = (a: { count: number }): string => `حظر ${(category(a.count) === 'zero' ? "المستخدمين" : category(a.count) === 'one' ? "مستخدم واحد" : category(a.count) === 'two' ? "مستخدمَين" : category(a.count) === 'few' ? `${number(a.count)} مستخدمين` : category(a.count) === 'many' ? `${number(a.count)} مستخدمًا` : `${number(a.count)} مستخدم`)}`
export const noneIsBlocked: string = "لا أحد من المحددين محظور"
export const unblockCount = (a: { count: number }): string => `رفع الحظر عن ${(category(a.count) === 'zero' ? "المستخدمين" : category(a.count) === 'one' ? "مستخدم واحد" : category(a.count) === 'two' ? "مستخدمَين" : category(a.count) === 'few' ? `${number(a.count)} مستخدمين` : category(a.count) === 'many' ? `${number(a.count)} مستخدمًا` : `${number(a.count)} مستخدم`)}`
export const clearSelection: string = "إلغاء التحديد"
export const somethingWentWrong: string = "حدث خطأ!"
export const hasBeenBlocked = (a: { name: string }): string => `تم حظر \u2068${a.name}\u2069 🚫`
export const hasBeenUnblocked = (a: { name: string }): string => `رُفع الحظر عن \u2068${a.name}\u2069 ✅`
export const couldNotBlock = (a: { count: number; name: string }): string => `تعذّر حظر ${(category(a.count) === 'one' ? `\u2068${a.name}\u2069` : "الجميع")}`
export const couldNotUnblock = (a: { count: number; name: string }): string => `تعذّر رفع الحظر عن ${(category(a.count) === 'one' ? `\u2068${a.name}\u2069` : "الجميع")}`
export const blockQuestion = (a: { count: number; name: string }): string => `حظر ${(category(a.count) === 'zero' ? "المستخدمين" : category(a.count) === 'one' ? `\u2068${a.name}\u2069` : category(a.count) === 'two' ? "مستخدمَين" : category(a.count) === 'few' ? `${number(a.count)} مستخدمين` : category(a.count) === 'many' ? `${number(a.count)} مستخدمًا` : `${number(a.count)} مستخدم`)}؟`
export const tryAgain: string = "إعادة المحاولة"
export const blockUser: string = "حظر المستخدم"
export const blockUsers: string = "حظر المستخدمين"
export const blockedInPart = <Part>(a: { done: number; strong: (text: string) => Part; total: number }): (string | Part)[] => [a.strong("حدث خطأ!"), " تم حظر ", number(a.done), " من ", number(a.total), ". لم يُحظر:"]
export const unblockedInPart = <Part>(a: { done: number; strong: (text: string) => Part; total: number }): (string | Part)[] => [a.strong("حدث خطأ!"), " رُفع الحظر عن ", number(a.done), " من ", number(a.total), ". لم يُرفع الحظر عن:"]
export const loggedOutAtOnce: string = "يُسجَّل خروج المستخدم فورًا ولا يمكنه تسجيل الدخول حتى رفع الحظر."
export const theseAreLoggedOutAtOnce: string = "يُسجَّل خروج هؤلاء فورًا ولا يمكنهم تسجيل الدخول حتى رفع الحظر:"
export const nameOfYou = (a: { name: string }): string => `\u2068${a.name}\u2069 (أنت)`
export const role: string = "الدور"
export const status: string = "الحالة"
export const actions: string = "الإجراءات"
export const blocked: string = "محظور"
export const active: string = "نشط"
export const blockName = (a: { name: string }): string => `حظر \u2068${a.name}\u2069`
export const unblockName = (a: { name: string }): string => `رفع الحظر عن \u2068${a.name}\u2069`
export const unblock: string = "رفع الحظر"
export const block: string = "حظر"
export const resetLinkFor = (a: { name: string }): string => `رابط إعادة التعيين لحساب \u2068${a.name}\u2069`
export const resetLink: string = "رابط إعادة التعيين"
export const youCannotBlockYourself: string = "لا يمكنك حظر نفسك"
export const cannotBeBlocked: string = "لا يمكن حظر هذا المستخدم"
export const cannotBeUnblocked: string = "لا يمكن رفع الحظر عن هذا المستخدم"
export const usersTitle: string = "المستخدمون"
export const noResults: string = "لا توجد نتائج."
export const countOfUsers = (a: { count: number; text: string }): string => (category(a.count) === 'zero' ? "لا مستخدمين" : category(a.count) === 'one' ? "مستخدم واحد" : category(a.count) === 'two' ? "مستخدمان" : category(a.count) === 'few' ? `\u2068${a.text}\u2069 مستخدمين` : category(a.count) === 'many' ? `\u2068${a.text}\u2069 مستخدمًا` : `\u2068${a.text}\u2069 مستخدم`)
export const loadingUsers: string = "جارٍ تحميل المستخدمين…"
export const failedToLoadUsers: string = "تعذّر تحميل المستخدمين."
export const selectUser = (a: { name: string }): string => `تحديد \u2068${a.name}\u2069`
