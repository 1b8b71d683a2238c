// Generated from languages/ar.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const savedAndSentWhenOnline: string = "محفوظ في هذا المتصفح، ويُرسل عند عودة الاتصال."
export const noRoomToSave: string = "لا تتسع ذاكرة هذا المتصفح لحفظ التسليم. يُرجى إبقاء هذه النافذة مفتوحة وإعادة المحاولة عند عودة الاتصال."
export const deliveryOfRecorded = (a: { trackingId: string }): string => `تم تسجيل تسليم \u2068${a.trackingId}\u2069`
export const handoverOfNotRecorded = (a: { trackingId: string }): string => `لم يُسجَّل تسليم \u2068${a.trackingId}\u2069`
export const serverRefusedTheDelivery: string = "رفض الخادم التسليم"
export const somethingWentWrong: string = "حدث خطأ في الخادم."
export const deliveryRecorded: string = "تم تسجيل التسليم"
export const couldNotRecordDelivery: string = "تعذّر تسجيل التسليم"
export const parcelNotFound: string = "لم يُعثر على الشحنة"
export const handOver: string = "تسليم"
export const putAside: string = "تأجيل"
export const tryAgain: string = "إعادة المحاولة"
export const loadingTheParcel: string = "جارٍ تحميل الشحنة…"
export const couldNotLoadParcel: string = "تعذّر تحميل الشحنة."
export const handoverIsSaved: string = "التسليم محفوظ في هذا المتصفح، ويُرسل عند عودة الاتصال."
export const noAnswerCame: string = "لم يصل رد. يُرجى مراجعة الشحنة قبل تسجيل تسليمها مجددًا."
export const deliveryWasNotRecorded: string = "لم يُسجَّل التسليم."
export const notPossibleNow: string = "غير متاح لهذه الشحنة الآن"
export const moreAreHandedOverNext = (a: { count: number }): string => (a.count === 0 ? "" : category(a.count) === 'one' ? "مُسح رمز شحنة أخرى وستُسلَّم بعدها." : category(a.count) === 'two' ? "مُسح رمزا شحنتين أخريين وستُسلَّمان بعدها." : category(a.count) === 'few' ? `مُسحت رموز ${number(a.count)} شحنات أخرى وستُسلَّم بعدها.` : category(a.count) === 'many' ? `مُسحت رموز ${number(a.count)} شحنة أخرى وستُسلَّم بعدها.` : `مُسحت رموز ${number(a.count)} شحنة أخرى وستُسلَّم بعدها.`)
export const keptHandovers: string = "عمليات التسليم المحفوظة"
export const correctIt: string = "تصحيح"
export const close: string = "إغلاق"
export const discard: string = "تجاهل"
export const discardThisHandover: string = "تجاهل هذا التسليم؟"
export const keepIt: string = "احتفاظ"
export const whatDiscardingDoes = (a: { trackingId: string }): string => `يُحذف ما سجّلته للشحنة \u2068${a.trackingId}\u2069 مع التوقيع والصورة. ولا تُسجَّل الشحنة مسلَّمة ما لم يكن التسليم قد وصل إلى الخادم.`
export const keptRecorded = <Part>(a: { id: (text: string) => Part; trackingId: string }): (string | Part)[] => [a.id(a.trackingId), ": تم تسجيل التسليم."]
export const keptRefused = <Part>(a: { id: (text: string) => Part; reason: string; time: string; trackingId: string }): (string | Part)[] => [a.id(a.trackingId), ": لم يُسجَّل تسليمها (", `\u2068${a.time}\u2069`, "). ", `\u2068${a.reason}\u2069`]
export const keptWaiting = <Part>(a: { id: (text: string) => Part; time: string; trackingId: string }): (string | Part)[] => [a.id(a.trackingId), ": سُلّمت (", `\u2068${a.time}\u2069`, ") ولم يُرسل التسجيل بعد. محفوظ في هذا المتصفح ويُرسل عند عودة الاتصال."]
export const handoverIsNotRecordedYet: string = "تسليمها محفوظ في هذا المتصفح ولم يُسجَّل بعد"
