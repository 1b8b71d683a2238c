// Generated from languages/ar.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const database: string = "قاعدة البيانات"
export const replicasAreNotShown: string = "لا تُعرض النسخ المتماثلة: يحتاج حساب قاعدة البيانات إلى الدور pg_read_all_stats."
export const noReplicas: string = "لا توجد نسخ متماثلة."
export const replicas: string = "النسخ المتماثلة"
export const synchronousReplica = <Part>(a: { name: string; small: (text: string) => Part }): (string | Part)[] => [`\u2068${a.name}\u2069`, a.small("، متزامنة")]
export const countOfStreams = (a: { count: number }): string => (category(a.count) === 'zero' ? "لا اتصالات" : category(a.count) === 'one' ? "اتصال واحد" : category(a.count) === 'two' ? "اتصالان" : category(a.count) === 'few' ? `${number(a.count)} اتصالات` : category(a.count) === 'many' ? `${number(a.count)} اتصالًا` : `${number(a.count)} اتصال`)
export const liveUpdates: string = "التحديثات المباشرة"
export const usersTitle: string = "المستخدمون"
export const visitors: string = "الزوار"
export const emailsAndWebhooks: string = "رسائل البريد وWebhook"
export const notSentYet: string = "لم تُرسل بعد"
export const failedInADay: string = "فشلت خلال 24 ساعة"
export const identityProvider: string = "موفّر الهوية"
export const nameLabel: string = "الاسم"
export const lastBackup: string = "آخر نسخة احتياطية"
export const noneKnown: string = "لا شيء معروف"
export const whichBackupsAreShown: string = "تُعرض هنا فقط النسخ الاحتياطية التي ينشئها الأمر «npm run backup»."
export const made: string = "وقت الإنشاء"
export const size: string = "الحجم"
export const version: string = "الإصدار"
export const started: string = "وقت البدء"
export const lastSeen: string = "آخر ظهور"
export const thisNodeAnsweredYou: string = "هذه العقدة هي التي ردّت عليك."
export const jobs: string = "المهام"
export const noJobs: string = "لا توجد مهام."
export const job: string = "المهمة"
export const state: string = "الحالة"
export const failed: string = "فشلت"
export const succeeded: string = "سليمة"
export const lastRun: string = "آخر تنفيذ"
export const notYet: string = "ليس بعد"
export const every: string = "كل"
export const runsOn: string = "مكان التنفيذ"
export const oneNode: string = "عقدة واحدة"
export const eachNode: string = "جميع العقد"
export const sendMessages: string = "إرسال رسائل البريد وWebhook"
export const queueResetMails: string = "إعداد رسائل إعادة تعيين كلمة المرور"
export const reportNode: string = "الإبلاغ بأن العقدة تعمل"
export const removeLostNodes: string = "إزالة العقد التي اختفت"
export const numberChanges: string = "ترقيم التغييرات للتحديثات المباشرة"
export const finishErasures: string = "إتمام حذف الحسابات"
export const removeOldMessages: string = "حذف رسائل البريد وWebhook القديمة"
export const removeOldNotifications: string = "حذف الإشعارات القديمة"
export const removeOldSecrets: string = "حذف المفاتيح السرية المستبدلة في Webhook"
export const removeOldProofs: string = "حذف إثباتات التسليم القديمة"
export const finishPastRuns: string = "إنهاء جولات الأيام الماضية"
export const noSystemStatusHere: string = "لا تتوفر حالة النظام هنا."
export const thisServerDoesNotReportIt: string = "هذا الخادم لا يوفّرها."
export const failedToRefresh: string = "تعذّر التحديث. قد تكون البيانات قديمة."
export const nodes: string = "العقد"
export const noNodesYet: string = "لم تُبلّغ أي عقدة عن نفسها بعد."
export const needsAttention: string = "بحاجة إلى متابعة"
export const nothingNeedsAttention: string = "لا شيء. هذه الإعدادات صالحة للتشغيل الفعلي."
export const loadingTheSystem: string = "جارٍ تحميل النظام…"
export const silentFor = (a: { duration: string }): string => `صامتة منذ \u2068${a.duration}\u2069`
export const alive: string = "تعمل"
export const standby: string = "وضع الاستعداد: لا يمكن تغيير شيء"
export const aReplicaIsBehind: string = "إحدى النسخ المتماثلة متأخرة"
export const leader: string = "رئيسية"
export const outOfSync = (a: { state: string }): string => `غير متزامنة: \u2068${a.state}\u2069`
export const behind = (a: { duration: string }): string => `متأخرة بمقدار \u2068${a.duration}\u2069`
export const inSync: string = "متزامنة"
export const noneOpen: string = "لا اتصالات مفتوحة"
export const upToDate: string = "محدّثة"
export const late = (a: { duration: string }): string => `متأخرة بمقدار \u2068${a.duration}\u2069`
export const someHaveFailed: string = "فشل بعضها"
export const onTime: string = "في موعدها"
export const reachable: string = "متاح"
export const cannotBeReached: string = "غير متاح"
export const countOfSeconds = (a: { count: number }): string => (category(a.count) === 'zero' ? "0 ثانية" : category(a.count) === 'one' ? "ثانية واحدة" : category(a.count) === 'two' ? "ثانيتين" : category(a.count) === 'few' ? `${number(a.count)} ثوانٍ` : category(a.count) === 'many' ? `${number(a.count)} ثانية` : `${number(a.count)} ثانية`)
export const countOfDays = (a: { count: number }): string => (category(a.count) === 'zero' ? "0 يوم" : category(a.count) === 'one' ? "يوم واحد" : category(a.count) === 'two' ? "يومين" : category(a.count) === 'few' ? `${number(a.count)} أيام` : category(a.count) === 'many' ? `${number(a.count)} يومًا` : `${number(a.count)} يوم`)
export const countOfHours = (a: { count: number }): string => (category(a.count) === 'zero' ? "0 ساعة" : category(a.count) === 'one' ? "ساعة واحدة" : category(a.count) === 'two' ? "ساعتين" : category(a.count) === 'few' ? `${number(a.count)} ساعات` : category(a.count) === 'many' ? `${number(a.count)} ساعة` : `${number(a.count)} ساعة`)
export const countOfMinutes = (a: { count: number }): string => (category(a.count) === 'zero' ? "0 دقيقة" : category(a.count) === 'one' ? "دقيقة واحدة" : category(a.count) === 'two' ? "دقيقتين" : category(a.count) === 'few' ? `${number(a.count)} دقائق` : category(a.count) === 'many' ? `${number(a.count)} دقيقة` : `${number(a.count)} دقيقة`)
export const justNow: string = "الآن"
export const ago = (a: { duration: string }): string => `قبل \u2068${a.duration}\u2069`
export const failedToLoadTheSystem: string = "تعذّر تحميل حالة النظام."
export const days = (a: { count: number }): string => (category(a.count) === 'zero' ? "0 يوم" : category(a.count) === 'one' ? "يوم واحد" : category(a.count) === 'two' ? "يومان" : category(a.count) === 'few' ? `${number(a.count)} أيام` : category(a.count) === 'many' ? `${number(a.count)} يومًا` : `${number(a.count)} يوم`)
export const hours = (a: { count: number }): string => (category(a.count) === 'zero' ? "0 ساعة" : category(a.count) === 'one' ? "ساعة واحدة" : category(a.count) === 'two' ? "ساعتان" : category(a.count) === 'few' ? `${number(a.count)} ساعات` : category(a.count) === 'many' ? `${number(a.count)} ساعة` : `${number(a.count)} ساعة`)
export const minutes = (a: { count: number }): string => (category(a.count) === 'zero' ? "0 دقيقة" : category(a.count) === 'one' ? "دقيقة واحدة" : category(a.count) === 'two' ? "دقيقتان" : category(a.count) === 'few' ? `${number(a.count)} دقائق` : category(a.count) === 'many' ? `${number(a.count)} دقيقة` : `${number(a.count)} دقيقة`)
export const seconds = (a: { count: number }): string => (category(a.count) === 'zero' ? "0 ثانية" : category(a.count) === 'one' ? "ثانية واحدة" : category(a.count) === 'two' ? "ثانيتان" : category(a.count) === 'few' ? `${number(a.count)} ثوانٍ` : category(a.count) === 'many' ? `${number(a.count)} ثانية` : `${number(a.count)} ثانية`)
