// Generated from languages/ar.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const progress = (a: { done: number; stops: number }): string => `المحطات: ${number(a.done)} من ${number(a.stops)}`
export const runFinished: string = "انتهت الجولة"
export const shownUntilServerHasIt = (a: { done: number; stops: number }): string => `المحطات: ${number(a.done)} من ${number(a.stops)}. يظهر ذلك هنا إلى أن يصل إلى الخادم.`
export const stops: string = "المحطات"
export const parcelsToLoad = (a: { count: number }): string => `${(category(a.count) === 'zero' ? "لا شحنات للتحميل" : category(a.count) === 'one' ? "شحنة واحدة للتحميل" : category(a.count) === 'two' ? "شحنتان للتحميل" : category(a.count) === 'few' ? `${number(a.count)} شحنات للتحميل` : category(a.count) === 'many' ? `${number(a.count)} شحنة للتحميل` : `${number(a.count)} شحنة للتحميل`)}.`
export const loadAll: string = "تحميل الكل"
export const allStopsAreDone: string = "اكتملت جميع المحطات"
export const finishRun: string = "إنهاء الجولة"
export const loadParcelsQuestion = (a: { count: number }): string => (category(a.count) === 'zero' ? "تحميل الشحنات؟" : category(a.count) === 'one' ? "تحميل شحنة واحدة؟" : category(a.count) === 'two' ? "تحميل شحنتين؟" : category(a.count) === 'few' ? `تحميل ${number(a.count)} شحنات؟` : category(a.count) === 'many' ? `تحميل ${number(a.count)} شحنة؟` : `تحميل ${number(a.count)} شحنة؟`)
export const willBeMarkedAsDispatched: string = "ستصبح حالتها «تم الشحن». يُرجى تحميل ما في المركبة فقط."
export const yourRun: string = "جولتك"
export const offlineAsOf = (a: { time: string }): string => `بلا اتصال، آخر تحديث: \u2068${a.time}\u2069`
export const noRunToday: string = "لا جولة اليوم"
export const asSoonAsOneIsGivenOut: string = "ستظهر هنا فور إسناد جولة إليك."
export const savedOnThisPhone: string = "محفوظ على هذا الهاتف، ويُرسل عند توفر الاتصال"
export const countNotSentYet = (a: { count: number }): string => `لم يُرسل بعد: ${number(a.count)}`
export const otherRuns: string = "جولات أخرى"
export const run: string = "الجولة"
export const otherRun = (a: { day: string; name: string; stops: number }): string => `\u2068${a.name}\u2069، \u2068${a.day}\u2069: ${(category(a.stops) === 'zero' ? "لا محطات" : category(a.stops) === 'one' ? "محطة واحدة" : category(a.stops) === 'two' ? "محطتان" : category(a.stops) === 'few' ? `${number(a.stops)} محطات` : category(a.stops) === 'many' ? `${number(a.stops)} محطة` : `${number(a.stops)} محطة`)}`
export const startOfTheRun: string = "بدء الجولة"
export const endOfTheRun: string = "إنهاء الجولة"
export const loadingOf = (a: { trackingId: string }): string => `تحميل \u2068${a.trackingId}\u2069`
export const deliveryOf = (a: { trackingId: string }): string => `تسليم \u2068${a.trackingId}\u2069`
export const failedAttemptFor = (a: { trackingId: string }): string => `محاولة فاشلة لتسليم \u2068${a.trackingId}\u2069`
export const deliveredAt = (a: { time: string }): string => `تم التسليم، \u2068${a.time}\u2069`
export const canceledAt = (a: { time: string }): string => `تم الإلغاء، \u2068${a.time}\u2069`
export const notDeliveredAt = (a: { time: string }): string => `لم يتم التسليم، \u2068${a.time}\u2069`
export const notDeliveredBecause = (a: { reason: string; time: string }): string => `لم يتم التسليم: \u2068${a.reason}\u2069، \u2068${a.time}\u2069`
export const finishTheRun: string = "إنهاء الجولة؟"
export const goOn: string = "متابعة"
export const allStopsAreDoneSentence: string = "اكتملت جميع المحطات."
export const stopsAreOpen = (a: { parcels: number; stops: number }): string => `${(category(a.stops) === 'zero' ? "لا محطات مفتوحة" : category(a.stops) === 'one' ? "محطة واحدة مفتوحة" : category(a.stops) === 'two' ? "محطتان مفتوحتان" : category(a.stops) === 'few' ? `${number(a.stops)} محطات مفتوحة` : category(a.stops) === 'many' ? `${number(a.stops)} محطة مفتوحة` : `${number(a.stops)} محطة مفتوحة`)}. ${(category(a.parcels) === 'zero' ? "لا شحنات بانتظار جولة أخرى." : category(a.parcels) === 'one' ? "شحنة واحدة لم يصل دورها وتنتظر جولة أخرى." : category(a.parcels) === 'two' ? "شحنتان لم يصل دورهما وتنتظران جولة أخرى." : category(a.parcels) === 'few' ? `${number(a.parcels)} شحنات لم يصل دورها وتنتظر جولة أخرى.` : category(a.parcels) === 'many' ? `${number(a.parcels)} شحنة لم يصل دورها وتنتظر جولة أخرى.` : `${number(a.parcels)} شحنة لم يصل دورها وتنتظر جولة أخرى.`)}`
export const cannotBeSentOnceFinished = (a: { count: number }): string => `لا يمكن بعد إنهاء الجولة إرسال ما في قسم «بحاجة إلى متابعة»، وعدده ${number(a.count)}.`
export const noRoomToSave: string = "لا تتسع ذاكرة هذا المتصفح للحفظ. يُرجى إبقاء هذه النافذة مفتوحة وإعادة المحاولة بعد إرسال ما ينتظر."
export const needsAttention: string = "بحاجة إلى متابعة"
export const couldNotReadPhoto: string = "تتعذّر قراءة الصورة الآن. يُرجى إعادة المحاولة."
export const correctIt: string = "تصحيح"
export const tryAgain: string = "إعادة المحاولة"
export const discard: string = "تجاهل"
export const discardIt: string = "تجاهل التسجيل؟"
export const keepIt: string = "احتفاظ"
export const whatYouTookDownIsDeleted = (a: { name: string }): string => `\u2068${a.name}\u2069: يُحذف ما سجّلته، وتبقى الشحنة كما هي على الخادم.`
export const dayOfThisRunIsOver: string = "انقضى يوم هذه الجولة. يُرجى إبلاغ مركز التوزيع بما أُنجز، ثم تجاهل التسجيل هنا."
export const notOnYourRunAnyMore: string = "لم تعد الشحنة ضمن جولتك."
export const wasRefused = (a: { name: string; reason: string }): string => `\u2068${a.name}\u2069: تم الرفض. \u2068${a.reason}\u2069`
export const photoIsLost: string = "لم تعد الصورة على هذا الهاتف. يُرجى التقاط صورة أخرى أو الإرسال بدونها."
export const serverRefusedIt: string = "رفضه الخادم."
export const somethingWentWrong: string = "حدث خطأ في الخادم."
export const startRun: string = "بدء الجولة"
export const noOtherStopIsOpen: string = "لا توجد محطة مفتوحة أخرى"
export const next: string = "التالي"
export const deliverAll = (a: { count: number }): string => (a.count === 1 ? "تسليم" : `تسليم الكل (${number(a.count)})`)
export const loadAllOfStop = (a: { count: number }): string => (a.count === 1 ? "تحميل" : `تحميل الكل (${number(a.count)})`)
export const couldNotDeliver: string = "تعذّر التسليم"
export const whatIsNext: string = "الخطوة التالية"
export const openStops: string = "المحطات المفتوحة"
export const parcels = (a: { count: number }): string => (category(a.count) === 'zero' ? "لا شحنات" : category(a.count) === 'one' ? "شحنة واحدة" : category(a.count) === 'two' ? "شحنتان" : category(a.count) === 'few' ? `${number(a.count)} شحنات` : category(a.count) === 'many' ? `${number(a.count)} شحنة` : `${number(a.count)} شحنة`)
export const doneStops = (a: { count: number }): string => `المكتمل: ${(category(a.count) === 'zero' ? "لا محطات" : category(a.count) === 'one' ? "محطة واحدة" : category(a.count) === 'two' ? "محطتان" : category(a.count) === 'few' ? `${number(a.count)} محطات` : category(a.count) === 'many' ? `${number(a.count)} محطة` : `${number(a.count)} محطة`)}`
export const resultNotSentYet = (a: { result: string }): string => `\u2068${a.result}\u2069، لم يُرسل بعد`
export const stopOf = <Part>(a: { address: string; count: number; hidden: (text: string) => Part; number: number }): (string | Part)[] => ["المحطة ", number(a.number), " من ", number(a.count), a.hidden(`: \u2068${a.address}\u2069`)]
export const opensTheMap: string = "(يفتح الخريطة)"
export const notSentYet: string = "لم يُرسل بعد"
export const load: string = "تحميل"
export const deliver: string = "تسليم"
export const noAnswerYet: string = "لم يرد الخادم بعد. التسجيل محفوظ ويُرسل تلقائيًا."
export const loadingYourRun: string = "جارٍ تحميل جولتك…"
export const failedToLoadYourRun: string = "تعذّر تحميل جولتك."
export const typeAndWeight = (a: { type: string; weight: string }): string => `\u200f\u2068${a.type}\u2069، \u2068${a.weight}\u2069`
