// Generated from languages/ar.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const named = (a: { name: string }): string => `\u200f\u2068${a.name}\u2069:`
export const note: string = "ملاحظة"
export const nameAndAddress = (a: { address: string; name: string }): string => `\u200f\u2068${a.name}\u2069، \u2068${a.address}\u2069`
export const orCopyThisAddress: string = "أو يمكن نسخ هذا العنوان:"
export const stopTheseEmails: string = "إيقاف هذه الرسائل"
export const andMore = (a: { count: number }): string => (category(a.count) === 'one' ? "وشحنة أخرى" : category(a.count) === 'two' ? "وشحنتان أخريان" : category(a.count) === 'few' ? `و${number(a.count)} شحنات أخرى` : category(a.count) === 'many' ? `و${number(a.count)} شحنة أخرى` : `و${number(a.count)} شحنة أخرى`)
export const trackingId: string = "رقم التتبع"
export const from: string = "من"
export const to: string = "إلى"
export const time: string = "الوقت"
export const account: string = "الحساب"
export const worksUntil: string = "صالح حتى"
export const endpoint: string = "نقطة النهاية"
export const name: string = "الاسم"
export const provider: string = "مزوّد الدخول"
export const device: string = "الجهاز"
export const network: string = "الشبكة"
export const yourAccount: string = "حسابك"
export const webhooks: string = "Webhooks"
export const updates: string = "المستجدات"
export const setANewPassword: string = "تعيين كلمة مرور جديدة"
export const someoneAskedForIt: string = "طُلبت كلمة مرور جديدة لحسابك. يعمل الرابط مرة واحدة. إن لم يكن الطلب منك، فيُرجى تجاهل هذه الرسالة: تبقى كلمة مرورك كما هي."
export const sentForANewPassword = (a: { email: string }): string => `أُرسلت هذه الرسالة إلى \u2068${a.email}\u2069 لأن كلمة مرور جديدة طُلبت لحسابه.`
export const confirmYourEmailAddress: string = "تأكيد بريدك الإلكتروني"
export const welcomeSender = (a: { name: string }): string => `مرحبًا بك في Waybill يا \u2068${a.name}\u2069. يُرجى تأكيد أن هذا بريدك: عندها يمكنك إرسال الشحنات وتصلك أخبارها بالبريد. إن لم يكن التسجيل منك، فلا حاجة إلى أي إجراء.`
export const welcomeReceiver = (a: { name: string }): string => `مرحبًا بك في Waybill يا \u2068${a.name}\u2069. يُرجى تأكيد أن هذا بريدك: عندها تصلك أخبار شحناتك بالبريد. إن لم يكن التسجيل منك، فلا حاجة إلى أي إجراء.`
export const welcomeAdministrator = (a: { name: string }): string => `مرحبًا بك في Waybill يا \u2068${a.name}\u2069. يُرجى تأكيد أن هذا بريدك: عندها تصلك أخبار الشحنات بالبريد. إن لم يكن التسجيل منك، فلا حاجة إلى أي إجراء.`
export const welcomeCourier = (a: { name: string }): string => `مرحبًا بك في Waybill يا \u2068${a.name}\u2069. يُرجى تأكيد أن هذا بريدك. إن لم يكن التسجيل منك، فلا حاجة إلى أي إجراء.`
export const sentForANewAccount = (a: { email: string }): string => `أُرسلت هذه الرسالة إلى \u2068${a.email}\u2069 لأن حسابًا فُتح بهذا البريد.`
export const endpointWasDisabled: string = "تم تعطيل نقطة نهاية Webhook"
export const endpointAnsweredGone: string = "كان ردها 410 (لم تعد موجودة). لا يُرسل إليها شيء حتى تفعيلها مجددًا."
export const endpointFailedForDays: string = "فشلت جميع عمليات الإرسال إليها طوال خمسة أيام. لا يُرسل إليها شيء حتى تفعيلها مجددًا."
export const endpointFailedForTooLong: string = "استمر فشلها مدة طويلة. لا يُرسل إليها شيء حتى تفعيلها مجددًا."
export const openIntegrations: string = "فتح التكاملات"
export const sentForYourEndpoint = (a: { email: string }): string => `أُرسلت هذه الرسالة إلى \u2068${a.email}\u2069 لأن نقطة النهاية لك.`
export const openYourAccount: string = "فتح حسابك"
export const sentForYourAccount = (a: { email: string }): string => `أُرسلت هذه الرسالة إلى \u2068${a.email}\u2069 لأنه عنوان حسابك.`
export const requested: string = "تم الطلب"
export const approved: string = "تمت الموافقة"
export const dispatched: string = "تم الشحن"
export const inTransit: string = "في الطريق"
export const nearlyThere: string = "قريبة من الوصول"
export const attemptFailed: string = "تعذّر التسليم"
export const delivered: string = "تم التسليم"
export const canceled: string = "تم الإلغاء"
export const blocked: string = "معلّقة"
export const unblocked: string = "رُفع التعليق"
export const trackTheParcel: string = "تتبع الشحنة"
export const seeAllNotifications: string = "عرض جميع الإشعارات"
export const subjectOfParcel = (a: { title: string; trackingId: string }): string => `\u200f\u2068${a.title}\u2069 (\u2068${a.trackingId}\u2069)`
export const subjectOfDay = (a: { title: string }): string => `يومك: \u2068${a.title}\u2069`
export const sentToSenderOfParcel = (a: { email: string }): string => `أُرسلت هذه الرسالة إلى \u2068${a.email}\u2069 لأن هذه الشحنة مرسلة منك.`
export const sentToReceiverOfParcel = (a: { email: string }): string => `أُرسلت هذه الرسالة إلى \u2068${a.email}\u2069 لأن هذه الشحنة موجّهة إليك.`
export const sentToAdministrator = (a: { email: string }): string => `أُرسلت هذه الرسالة إلى \u2068${a.email}\u2069 لأنك طلبت إبلاغك بهذه التغييرات.`
export const sentToSenderOfParcels = (a: { email: string }): string => `أُرسلت هذه الرسالة إلى \u2068${a.email}\u2069 لأن هذه الشحنات مرسلة منك.`
export const sentToReceiverOfParcels = (a: { email: string }): string => `أُرسلت هذه الرسالة إلى \u2068${a.email}\u2069 لأن هذه الشحنات موجّهة إليك.`
export const updatesAboutParcels = (a: { count: number }): string => `${(category(a.count) === 'zero' ? "لا مستجدات" : category(a.count) === 'one' ? "مستجد واحد" : category(a.count) === 'two' ? "مستجدان" : category(a.count) === 'few' ? `${number(a.count)} مستجدات` : category(a.count) === 'many' ? `${number(a.count)} مستجدًا` : `${number(a.count)} مستجد`)} عن الشحنات`
export const aboutParcelsFromYou: string = "تخص هذه الرسالة الشحنات التالية المرسلة منك."
export const aboutParcelsForYou: string = "تخص هذه الرسالة الشحنات التالية الموجّهة إليك."
export const aboutParcels: string = "تخص هذه الرسالة الشحنات التالية."
export const sinceYourLastEmail: string = "هذا ما حدث منذ آخر رسالة يومية."
export const toParty = (a: { address: string; name: string }): string => `إلى \u2068${a.name}\u2069، \u2068${a.address}\u2069`
export const fromParty = (a: { address: string; name: string }): string => `من \u2068${a.name}\u2069، \u2068${a.address}\u2069`
export const fromPartyToParty = (a: { address: string; receiver: string; sender: string }): string => `من \u2068${a.sender}\u2069 إلى \u2068${a.receiver}\u2069، \u2068${a.address}\u2069`
export const partyAndNote = (a: { note: string; party: string }): string => `\u2068${a.party}\u2069. ملاحظة: \u2068${a.note}\u2069`
export const aParcelForYouWasRequested: string = "تم طلب شحنة موجّهة إليك"
export const aParcelForYouWasApproved: string = "تمت الموافقة على شحنة موجّهة إليك"
export const yourParcelWasRequested: string = "تم طلب شحنتك"
export const yourParcelWasApproved: string = "تمت الموافقة على شحنتك"
export const yourParcelWasDispatched: string = "تم شحن شحنتك"
export const yourParcelIsOutForDelivery: string = "خرجت شحنتك للتوصيل"
export const yourParcelCouldNotBeDelivered: string = "تعذّر تسليم شحنتك"
export const yourParcelWasDelivered: string = "تم تسليم شحنتك"
export const yourParcelWasCanceled: string = "تم إلغاء شحنتك"
export const yourParcelWasBlocked: string = "تم تعليق شحنتك"
export const yourParcelWasUnblocked: string = "رُفع التعليق عن شحنتك"
export const aParcelWasRequested: string = "تم طلب شحنة جديدة"
export const aParcelWasApproved: string = "تمت الموافقة على إحدى الشحنات"
export const aParcelWasDispatched: string = "تم شحن إحدى الشحنات"
export const aParcelIsOutForDelivery: string = "خرجت إحدى الشحنات للتوصيل"
export const aParcelCouldNotBeDelivered: string = "تعذّر تسليم إحدى الشحنات"
export const aParcelWasDelivered: string = "تم تسليم إحدى الشحنات"
export const aParcelWasCanceled: string = "تم إلغاء إحدى الشحنات"
export const aParcelWasBlocked: string = "تم تعليق إحدى الشحنات"
export const aParcelWasUnblocked: string = "رُفع التعليق عن إحدى الشحنات"
export const wantsToSendYouAParcel = (a: { sender: string }): string => `يرغب المرسل \u2068${a.sender}\u2069 في إرسال شحنة إليك. تُشحن بعد الموافقة عليها.`
export const fromIsDispatchedNext = (a: { sender: string }): string => `الخطوة التالية للشحنة المرسلة من \u2068${a.sender}\u2069 هي المغادرة.`
export const fromWasHandedToTheCourier = (a: { sender: string }): string => `الشحنة المرسلة من \u2068${a.sender}\u2069 أصبحت مع المندوب.`
export const fromIsOnItsWay = (a: { sender: string }): string => `الشحنة المرسلة من \u2068${a.sender}\u2069 في الطريق إلى العنوان أدناه.`
export const fromCouldNotBeHandedOver = (a: { sender: string }): string => `كانت الشحنة المرسلة من \u2068${a.sender}\u2069 مع المندوب، لكن تعذّر عليه تسليمها.`
export const fromHasArrived = (a: { sender: string }): string => `وصلت الشحنة المرسلة من \u2068${a.sender}\u2069. إن لم تكن لديك، فيُرجى إبلاغ \u2068${a.sender}\u2069.`
export const fromWillNotBeDelivered = (a: { sender: string }): string => `لن تُسلَّم الشحنة المرسلة من \u2068${a.sender}\u2069.`
export const fromIsHeldBack = (a: { sender: string }): string => `الشحنة المرسلة من \u2068${a.sender}\u2069 معلّقة إلى أن يرفع أحد المشرفين التعليق عنها.`
export const fromGoesOnItsWay = (a: { sender: string }): string => `الشحنة المرسلة من \u2068${a.sender}\u2069 تواصل طريقها.`
export const toWaitsToBeApproved = (a: { receiver: string }): string => `الشحنة الموجّهة إلى \u2068${a.receiver}\u2069 بانتظار الموافقة.`
export const toIsDispatchedNext = (a: { receiver: string }): string => `الخطوة التالية للشحنة الموجّهة إلى \u2068${a.receiver}\u2069 هي المغادرة.`
export const toWasHandedToTheCourier = (a: { receiver: string }): string => `الشحنة الموجّهة إلى \u2068${a.receiver}\u2069 أصبحت مع المندوب.`
export const toIsOnItsWay = (a: { receiver: string }): string => `الشحنة في الطريق إلى \u2068${a.receiver}\u2069.`
export const toCouldNotBeHandedOver = (a: { receiver: string }): string => `تعذّر على المندوب تسليم الشحنة إلى \u2068${a.receiver}\u2069.`
export const toHasArrived = (a: { receiver: string }): string => `وصلت الشحنة الموجّهة إلى \u2068${a.receiver}\u2069.`
export const toWillNotBeDelivered = (a: { receiver: string }): string => `لن تُسلَّم الشحنة الموجّهة إلى \u2068${a.receiver}\u2069.`
export const toIsHeldBack = (a: { receiver: string }): string => `الشحنة الموجّهة إلى \u2068${a.receiver}\u2069 معلّقة إلى أن يرفع أحد المشرفين التعليق عنها.`
export const toGoesOnItsWay = (a: { receiver: string }): string => `الشحنة الموجّهة إلى \u2068${a.receiver}\u2069 تواصل طريقها.`
export const isTheParcel = (a: { receiver: string; sender: string }): string => `هذه هي الشحنة المرسلة من \u2068${a.sender}\u2069 إلى \u2068${a.receiver}\u2069.`
export const yourCourierIsNear: string = "مندوبك قريب"
export const stopsAndTime = (a: { from: string; sender: string; stops: number; to: string }): string => `${(a.stops === 0 ? "محطتك هي التالية" : category(a.stops) === 'one' ? "محطة واحدة قبل محطتك" : category(a.stops) === 'two' ? "محطتان قبل محطتك" : category(a.stops) === 'few' ? `${number(a.stops)} محطات قبل محطتك` : category(a.stops) === 'many' ? `${number(a.stops)} محطة قبل محطتك` : `${number(a.stops)} محطة قبل محطتك`)}. نتوقع إيصال الشحنة المرسلة من \u2068${a.sender}\u2069 بين \u2068${a.from}\u2069 و\u2068${a.to}\u2069.`
