// Generated from languages/ar.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const couriers: string = "المندوبون"
export const figuresBy: string = "تجميع الأرقام"
export const byCourier: string = "حسب المندوب"
export const byDay: string = "حسب اليوم"
export const byCourierAndDay: string = "حسب المندوب واليوم"
export const exportCsv: string = "تصدير CSV"
export const noRunsInTheseDays: string = "لا جولات في هذه الأيام."
export const noCourierWasGivenOne: string = "لم تُسند جولة إلى أي مندوب."
export const figuresOfCouriers: string = "أرقام المندوبين"
export const day: string = "اليوم"
export const courier: string = "المندوب"
export const runs: string = "الجولات"
export const stops: string = "المحطات"
export const parcels: string = "الشحنات"
export const delivered: string = "تم التسليم"
export const couldNotDeliver: string = "تعذّر التسليم"
export const notReached: string = "لم يصل دورها"
export const minutesPerStop: string = "الدقائق لكل محطة"
export const created: string = "أُنشئت"
export const createdAndDeliveredPerDay: string = "ما أُنشئ وما سُلّم يوميًا"
export const medianTimePerDay: string = "الزمن الوسيط حتى التسليم يوميًا"
export const medianTime: string = "الزمن الوسيط"
export const hoursUnit: string = " س"
export const median: string = "الوسيط"
export const whereParcelsStandNow: string = "حالة الشحنات الآن"
export const status: string = "الحالة"
export const noInsightsHere: string = "لا توجد إحصاءات هنا."
export const serverOffersNone: string = "هذا الخادم لا يوفّرها."
export const noParcelsInTheseDays: string = "لا شحنات في هذه الأيام."
export const nothingWasCreatedOrDelivered: string = "لم يُنشأ شيء ولم يُسلّم شيء."
export const loadingInsights: string = "جارٍ تحميل الإحصاءات…"
export const medianTimeFromRequest: string = "الزمن الوسيط من الطلب إلى التسليم"
export const minutesLong = (a: { minutes: number }): string => `${number(a.minutes)} د`
export const hoursLong = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? "ساعة واحدة" : category(a.count) === 'two' ? "ساعتان" : category(a.count) === 'few' ? `\u2068${a.text}\u2069 ساعات` : `\u2068${a.text}\u2069 ساعة`)
export const daysLong = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? "يوم واحد" : category(a.count) === 'two' ? "يومان" : category(a.count) === 'few' ? `\u2068${a.text}\u2069 أيام` : category(a.count) === 'many' ? `\u2068${a.text}\u2069 يومًا` : `\u2068${a.text}\u2069 يوم`)
export const createdAndDelivered = (a: { created: number; days: number; delivered: number }): string => `أُنشئت: ${number(a.created)}، وسُلّمت: ${number(a.delivered)}، خلال ${(category(a.days) === 'one' ? "يوم واحد" : category(a.days) === 'two' ? "يومين" : category(a.days) === 'few' ? `${number(a.days)} أيام` : category(a.days) === 'many' ? `${number(a.days)} يومًا` : `${number(a.days)} يوم`)}.`
export const createdAndDeliveredMostOn = (a: { created: number; day: string; days: number; delivered: number; most: number }): string => `أُنشئت: ${number(a.created)}، وسُلّمت: ${number(a.delivered)}، خلال ${(category(a.days) === 'one' ? "يوم واحد" : category(a.days) === 'two' ? "يومين" : category(a.days) === 'few' ? `${number(a.days)} أيام` : category(a.days) === 'many' ? `${number(a.days)} يومًا` : `${number(a.days)} يوم`)}. أكثر يوم أُنشئت فيه شحنات: \u2068${a.day}\u2069 (${number(a.most)}).`
export const nothingWasDelivered: string = "لم يُسلّم شيء في هذه الأيام."
export const halfTook = (a: { duration: string }): string => `مدة نصف عمليات التسليم: \u2068${a.duration}\u2069 أو أقل.`
export const halfTookSlowestOn = (a: { day: string; duration: string; slowest: string }): string => `مدة نصف عمليات التسليم: \u2068${a.duration}\u2069 أو أقل. أبطأ الأيام \u2068${a.day}\u2069: \u2068${a.slowest}\u2069.`
export const thereAreNoParcels: string = "لا توجد شحنات."
export const countOfStatus = (a: { count: number; status: string }): string => `\u200f\u2068${a.status}\u2069: ${number(a.count)}`
export const inAll = (a: { counts: string; total: number }): string => `الإجمالي ${number(a.total)} أيًّا كان تاريخ الإنشاء، منها: \u2068${a.counts}\u2069.`
export const lastDays = (a: { days: number }): string => (category(a.days) === 'one' ? "آخر يوم" : category(a.days) === 'two' ? "آخر يومين" : category(a.days) === 'few' ? `آخر ${number(a.days)} أيام` : category(a.days) === 'many' ? `آخر ${number(a.days)} يومًا` : `آخر ${number(a.days)} يوم`)
export const days: string = "الأيام"
export const fromUtc: string = "من (UTC)"
export const toUtc: string = "إلى (UTC)"
export const firstDayIsAfterLast = (a: { days: number }): string => `اليوم الأول بعد اليوم الأخير. المعروض ${(category(a.days) === 'one' ? "آخر يوم" : category(a.days) === 'two' ? "آخر يومين" : category(a.days) === 'few' ? `آخر ${number(a.days)} أيام` : category(a.days) === 'many' ? `آخر ${number(a.days)} يومًا` : `آخر ${number(a.days)} يوم`)}.`
export const atMostDaysAtOnce = (a: { days: number; most: number }): string => `الحد الأقصى ${(category(a.most) === 'one' ? "يوم واحد" : category(a.most) === 'two' ? "يومان" : category(a.most) === 'few' ? `${number(a.most)} أيام` : category(a.most) === 'many' ? `${number(a.most)} يومًا` : `${number(a.most)} يوم`)} في المرة الواحدة. المعروض ${(category(a.days) === 'one' ? "آخر يوم" : category(a.days) === 'two' ? "آخر يومين" : category(a.days) === 'few' ? `آخر ${number(a.days)} أيام` : category(a.days) === 'many' ? `آخر ${number(a.days)} يومًا` : `آخر ${number(a.days)} يوم`)}.`
export const loadingFiguresOfCouriers: string = "جارٍ تحميل أرقام المندوبين…"
export const failedToLoadFiguresOfCouriers: string = "تعذّر تحميل أرقام المندوبين."
export const failedToLoadInsights: string = "تعذّر تحميل الإحصاءات."
