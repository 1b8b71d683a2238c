// Generated from languages/ar.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const machines: string = "آلات الحالة"
export const machine: string = "آلة الحالة"
export const simulate: string = "محاكاة"
export const live: string = "مباشر"
export const walk: string = "مسار"
export const whatToDoWithTheMachine: string = "ما يُراد فعله بالآلة"
export const machineIsIn = (a: { machine: string; state: string }): string => `\u2068${a.machine}\u2069: الآلة في الحالة \u2068${a.state}\u2069`
export const now: string = "الآن"
export const copyLinkToHere: string = "نسخ رابط هذا الموضع"
export const undo: string = "تراجع"
export const startAgain: string = "البدء من جديد"
export const linkHasNoPlace = (a: { steps: string }): string => `يتابع الرابط بالخطوات \u2068${a.steps}\u2069، ولا موضع لها في الآلة الآن.`
export const whatCanHappen: string = "ما يمكن أن يحدث"
export const whatHappened: string = "ما حدث"
export const nothingYet: string = "لا شيء بعد."
export const whatTheMachineKnows: string = "ما تعرفه الآلة"
export const as: string = "بدور"
export const anybody: string = "أي شخص"
export const nothingHasHappened: string = "لم يحدث شيء بعد"
export const anAdministrator: string = "مشرف"
export const theSender: string = "المرسل"
export const theReceiver: string = "المستلم"
export const theCourier: string = "المندوب"
export const onlyAnAdministrator: string = "هذا متاح للمشرف فقط"
export const onlyTheSender: string = "هذا متاح للمرسل فقط"
export const onlyTheReceiver: string = "هذا متاح للمستلم فقط"
export const onlyTheCourier: string = "هذا متاح للمندوب فقط"
export const nothingToAnswer: string = "لا شيء جارٍ يمكن أن يكون هذا ردًا عليه"
export const onlyWhen = (a: { condition: string }): string => `فقط عند \u2068${a.condition}\u2069`
export const orWhen = (a: { first: string; second: string }): string => `\u2068${a.first}\u2069 أو عند \u2068${a.second}\u2069`
export const happensByItself: string = "يحدث تلقائيًا"
export const somethingMoreSpecific: string = "انتقال أكثر تحديدًا يستجيب هنا لهذا الحدث"
export const onlyWithoutAnotherCondition: string = "فقط إذا لم يتحقق أي شرط قبله"
export const noSuchTransitionHere: string = "لا يوجد انتقال كهذا هنا"
export const walkOf = (a: { number: number; total: number }): string => `المسار ${number(a.number)} من ${number(a.total)}`
export const allWalks: string = "جميع المسارات"
export const aboutWalks: string = "تمر معًا بكل انتقالات هذه الآلة. تُحفظ علامات الإنجاز في هذا المتصفح."
export const takeAlong: string = "للتنزيل"
export const markdown: string = "Markdown"
export const csv: string = "CSV"
export const untickAll: string = "إزالة كل العلامات"
export const thisIsTheStart: string = "هذه هي البداية"
export const back: string = "السابق"
export const thisIsTheEnd: string = "هذه هي النهاية"
export const next: string = "التالي"
export const stop: string = "إيقاف"
export const play: string = "تشغيل"
export const stepIsAsExpected = (a: { step: number }): string => `الخطوة ${number(a.step)} كما هو متوقع`
export const stillInState = <Part>(a: { state: string; strong: (text: string) => Part }): (string | Part)[] => ["لا تزال في ", a.strong(a.state)]
export const stepsDone = (a: { done: number; total: number }): string => `${number(a.done)} من ${number(a.total)}`
export const findAStateOrAnEvent: string = "البحث عن حالة أو حدث"
export const moreMatches = (a: { count: number }): string => `${number(a.count)} أخرى`
export const nothingHasThatName: string = "لا شيء هنا بهذا الاسم."
export const state: string = "حالة"
export const event: string = "حدث"
export const calls = (a: { call: string }): string => `تستدعي \u2068${a.call}\u2069`
export const eventStays = (a: { event: string }): string => `\u2068${a.event}\u2069: تبقى في حالتها`
export const eventLeads = (a: { event: string; from: string; to: string }): string => `\u2068${a.event}\u2069: من \u2068${a.from}\u2069 إلى \u2068${a.to}\u2069`
export const anywhere: string = "أي موضع"
export const matches = (a: { count: number }): string => (a.count === 0 ? "لا نتائج مطابقة" : category(a.count) === 'one' ? "نتيجة واحدة مطابقة" : category(a.count) === 'two' ? "نتيجتان مطابقتان" : category(a.count) === 'few' ? `${number(a.count)} نتائج مطابقة` : category(a.count) === 'many' ? `${number(a.count)} نتيجة مطابقة` : `${number(a.count)} نتيجة مطابقة`)
export const machineDrawn = (a: { machine: string }): string => `رسم \u2068${a.machine}\u2069`
export const howToMove: string = "التحريك بالسحب. التكبير والتصغير بمفتاح Ctrl مع العجلة، أو بالمفتاحين + و −."
export const zoomOut: string = "تصغير"
export const zoomIn: string = "تكبير"
export const backToActualSize = (a: { percent: string }): string => `\u2068${a.percent}\u2069، العودة إلى 100%`
export const showAllOfIt: string = "عرض الكل"
export const machineInWords = (a: { machine: string }): string => `وصف \u2068${a.machine}\u2069 بالكلمات`
export const moveStays = <Part>(a: { condition: (text: string) => Part; event: string; guard: string }): (string | Part)[] => [`\u2068${a.event}\u2069`, ...((a.guard === "none" ? [] : a.guard === "otherwise" ? [a.condition("، وإلا")] : [a.condition(`، عند \u2068${a.guard}\u2069`)])), ": تبقى في حالتها"]
export const moveLeads = <Part>(a: { condition: (text: string) => Part; event: string; guard: string; states: string }): (string | Part)[] => [`\u2068${a.event}\u2069`, ...((a.guard === "none" ? [] : a.guard === "otherwise" ? [a.condition("، وإلا")] : [a.condition(`، عند \u2068${a.guard}\u2069`)])), ": إلى ", `\u2068${a.states}\u2069`]
export const aRegionOfItsOwn: string = "منطقة مستقلة"
export const theStart: string = "البداية"
export const areHere = (a: { count: number }): string => (a.count === 1 ? "الآلة هنا" : category(a.count) === 'two' ? "اثنتان هنا" : `${number(a.count)} هنا`)
export const noEventsYet: string = "لا توجد أحداث بعد"
export const events: string = "الأحداث"
export const eventsOf = (a: { machine: string }): string => `أحداث: \u2068${a.machine}\u2069`
export const pause: string = "إيقاف مؤقت"
export const goOn: string = "متابعة"
export const exportJson: string = "تصدير JSON"
export const clear: string = "محو"
export const pausedWhileMoreWait = (a: { count: number }): string => `متوقف مؤقتًا. أحداث تنتظر: ${number(a.count)}.`
export const doSomethingInAnotherTab: string = "يُرجى تنفيذ شيء في علامة تبويب أخرى، ليُسجَّل كل حدث هنا."
export const actorWentTo = <Part>(a: { actor: string; state: string; strong: (text: string) => Part }): (string | Part)[] => [`\u2068${a.actor}\u2069`, ": إلى ", a.strong(a.state)]
export const actorIsStill = <Part>(a: { actor: string; state: string; strong: (text: string) => Part }): (string | Part)[] => [`\u2068${a.actor}\u2069`, ": لا يزال في ", a.strong(a.state)]
export const olderOnesInTheExport = (a: { count: number }): string => `الأحداث الأقدم وعددها ${number(a.count)} موجودة في ملف التصدير.`
export const machineRunning = (a: { count: number; machine: string }): string => `\u2068${a.machine}\u2069: قيد التشغيل ${number(a.count)}`
export const runningNow: string = "قيد التشغيل الآن"
export const machineIsOnlyAsked: string = "لا يعمل شيء من هذه الآلة في المتصفح، بل يسألها الخادم قبل كل تغيير."
export const machineRunsInNoTab: string = "لا يعمل شيء من هذه الآلة الآن في علامة تبويب مفتوحة."
export const drawTheMachineThatActedLast: string = "رسم آخر آلة تحركت"
export const openInAnotherTab: string = "عند فتح Waybill في علامة تبويب أخرى تظهر أطرافه الفاعلة هنا."
export const pressOneToSeeItAlone: string = "بالضغط على أحدها يظهر وحده."
export const showAllAgain: string = "عرض الكل مجددًا"
export const startIs = (a: { state: string }): string => `البداية: \u2068${a.state}\u2069.`
export const yes: string = "نعم"
export const no: string = "لا"
