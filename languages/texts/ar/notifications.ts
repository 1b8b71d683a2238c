// Generated from languages/ar.json: change it there, and run "npm run generate".
import { number } from './numbers.ts'
export const failedToSaveTheChoice: string = "تعذّر حفظ الاختيار"
export const whenEmailsCome: string = "موعد رسائل البريد"
export const asItHappens: string = "فور الحدوث"
export const onceADay: string = "مرة يوميًا"
export const atHour: string = "الساعة"
export const timeInZone = (a: { zone: string }): string => `التوقيت بحسب \u2068${a.zone}\u2069. رسائل البريد الخاصة بحسابك تصل فورًا في كل الأحوال.`
export const timeZoneToUse = (a: { zone: string }): string => `استخدام \u2068${a.zone}\u2069`
export const loadingNotifications: string = "جارٍ تحميل الإشعارات…"
export const failedToLoadNotifications: string = "تعذّر تحميل الإشعارات."
export const tryAgain: string = "إعادة المحاولة"
export const nothingYet: string = "لا شيء بعد. تظهر هنا مستجدات الشحنات."
export const unreadNotification = <Part>(a: { hidden: (text: string) => Part; text: string }): (string | Part)[] => [a.hidden("غير مقروء: "), `\u2068${a.text}\u2069`]
export const showTheParcels: string = "عرض الشحنات"
export const parcels: string = "الشحنات"
export const andMore = (a: { count: number }): string => `و${number(a.count)} أخرى`
export const noNotificationsHere: string = "لا توجد إشعارات هنا."
export const thisServerSendsNone: string = "هذا الخادم لا يرسلها."
export const pagesOfNotifications: string = "صفحات الإشعارات"
export const allCaughtUp: string = "لا جديد لديك."
export const showAllNotifications: string = "عرض جميع الإشعارات"
export const youHaveReadEverything: string = "قرأت كل شيء."
export const noNotificationsYet: string = "لا توجد إشعارات بعد."
export const chooseYourUpdates: string = "اختيار المستجدات"
export const updatesAppearHere: string = "تظهر هنا مستجدات الشحنات."
export const notificationsTitle: string = "الإشعارات"
export const markAsRead = (a: { subject: string; text: string }): string => `تمييز كمقروء: \u2068${a.text}\u2069، \u2068${a.subject}\u2069`
export const closeNotifications: string = "إغلاق الإشعارات"
export const allHaveBeenRead: string = "جميعها مقروءة"
export const markAllAsRead: string = "تمييز الكل كمقروء"
export const seeAll: string = "عرض الكل"
export const settings: string = "الإعدادات"
export const emailsGoTo = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["تُرسل الرسائل إلى ", a.strong(a.email), "."]
export const noEmailsYet: string = "هذا الخادم لا يرسل رسائل بريد بعد. تُحفظ اختياراتك إلى أن يرسلها."
export const whichUpdatesYouGet: string = "المستجدات التي تصلك، وطريقة وصولها"
export const nothingToChoose: string = "لا شيء للاختيار."
export const whatHappens: string = "الحدث"
export const inWaybill: string = "في Waybill"
export const email: string = "البريد الإلكتروني"
export const choiceOf = (a: { channel: string; event: string }): string => `\u200f\u2068${a.channel}\u2069: \u2068${a.event}\u2069`
export const aParcelWasApproved: string = "تمت الموافقة على إحدى الشحنات"
export const aParcelWasDispatched: string = "تم شحن إحدى الشحنات"
export const aParcelIsOnItsWay: string = "إحدى الشحنات في الطريق"
export const theCourierIsNear: string = "المندوب قريب"
export const aParcelCouldNotBeDelivered: string = "تعذّر تسليم إحدى الشحنات"
export const aParcelWasDelivered: string = "تم تسليم إحدى الشحنات"
export const aParcelWasCanceled: string = "تم إلغاء إحدى الشحنات"
export const aParcelWasBlocked: string = "تم تعليق إحدى الشحنات"
export const aParcelWasUnblocked: string = "رُفع التعليق عن إحدى الشحنات"
export const yourParcelWasApproved: string = "تمت الموافقة على شحنتك"
export const yourParcelWasDispatched: string = "تم شحن شحنتك"
export const yourParcelIsOnItsWay: string = "شحنتك في الطريق"
export const yourParcelCouldNotBeDelivered: string = "تعذّر تسليم شحنتك"
export const yourParcelWasDelivered: string = "تم تسليم شحنتك"
export const yourParcelWasCanceled: string = "تم إلغاء شحنتك"
export const yourParcelWasBlocked: string = "تم تعليق شحنتك"
export const yourParcelWasUnblocked: string = "رُفع التعليق عن شحنتك"
export const aParcelWasRequested: string = "تم طلب شحنة جديدة"
export const youRequestedAParcel: string = "طلبت إرسال شحنة"
export const aParcelForYouWasRequested: string = "تم طلب شحنة موجّهة إليك"
export const aWebhookWasDisabled: string = "تم تعطيل Webhook"
export const expectedBetween = (a: { from: string; to: string }): string => `الوصول المتوقع بين \u2068${a.from}\u2069 و\u2068${a.to}\u2069.`
export const itAnsweredGone: string = "كان الرد 410 (لم يعد موجودًا)."
export const itFailedForTooLong: string = "استمر فشله مدة طويلة."
export const toParty = (a: { address: string; name: string }): string => `إلى \u2068${a.name}\u2069، \u2068${a.address}\u2069`
export const fromParty = (a: { address: string; name: string }): string => `من \u2068${a.name}\u2069، \u2068${a.address}\u2069`
export const fromPartyToParty = (a: { address: string; receiver: string; sender: string }): string => `من \u2068${a.sender}\u2069 إلى \u2068${a.receiver}\u2069، \u2068${a.address}\u2069`
export const failedToMarkAsRead: string = "تعذّر التمييز كمقروء"
export const loadingSettings: string = "جارٍ تحميل الإعدادات…"
export const failedToLoadSettings: string = "تعذّر تحميل الإعدادات."
export const deviceAndNetwork = (a: { device: string; network: string }): string => `\u2068${a.device}\u2069، الشبكة \u2068${a.network}\u2069`
