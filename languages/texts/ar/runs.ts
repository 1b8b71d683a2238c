// Generated from languages/ar.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const show: string = "عرض"
export const parcels: string = "الشحنات"
export const runs: string = "الجولات"
export const stops: string = "المحطات"
export const weight: string = "الوزن"
export const parcelsPutOn = (a: { count: number; run: string }): string => `${(category(a.count) === 'zero' ? "لم تُضف أي شحنة" : category(a.count) === 'one' ? "أُضيفت شحنة واحدة" : category(a.count) === 'two' ? "أُضيفت شحنتان" : category(a.count) === 'few' ? `أُضيفت ${number(a.count)} شحنات` : category(a.count) === 'many' ? `أُضيفت ${number(a.count)} شحنة` : `أُضيفت ${number(a.count)} شحنة`)} إلى جولة \u2068${a.run}\u2069`
export const failedToPutOn: string = "تعذّرت إضافة الشحنات إلى الجولة"
export const parcelsSplit: string = "تم توزيع الشحنات حسب الرمز البريدي"
export const failedToSplit: string = "تعذّر توزيع الشحنات"
export const dismiss: string = "إخفاء"
export const coordinatesRemoved: string = "تمت إزالة الإحداثيات"
export const coordinatesSaved: string = "تم حفظ الإحداثيات"
export const enterLatitudeAndLongitude: string = "يُرجى إدخال خط العرض وخط الطول، مثل 24.7136, 46.6753"
export const enterCoordinates: string = "إدخال الإحداثيات"
export const changeCoordinates: string = "تغيير الإحداثيات"
export const save: string = "حفظ"
export const latitudeLongitude: string = "خط العرض، خط الطول"
export const copiedFromAMap: string = "منسوخة من خريطة، مثل 24.7136, 46.6753"
export const waitUntilItIsSaved: string = "يُرجى الانتظار حتى يكتمل الحفظ"
export const remove: string = "إزالة"
export const whatRemovingMeans: string = "عندئذ يُحدَّد موضع المحطة بحسب ما ذكره المرسل أو بحسب الرمز البريدي."
export const changedMeanwhileSaveAgain: string = "تغيرت الجولة في هذه الأثناء. يُرجى الحفظ مجددًا."
export const failedToSaveCoordinates: string = "تعذّر حفظ الإحداثيات"
export const changedMeanwhileRemoveAgain: string = "تغيرت الجولة في هذه الأثناء. يُرجى إعادة الإزالة."
export const failedToRemoveCoordinates: string = "تعذّرت إزالة الإحداثيات"
export const day: string = "اليوم"
export const previousDay: string = "اليوم السابق"
export const nextDay: string = "اليوم التالي"
export const date: string = "التاريخ"
export const today: string = "اليوم"
export const todayIs = (a: { day: string }): string => `اليوم، \u2068${a.day}\u2069`
export const tomorrowIs = (a: { day: string }): string => `غدًا، \u2068${a.day}\u2069`
export const yesterdayWas = (a: { day: string }): string => `أمس، \u2068${a.day}\u2069`
export const newRun: string = "جولة جديدة"
export const noCouriersYet: string = "لا يوجد مندوبون بعد."
export const manageUsers: string = "إدارة المستخدمين"
export const addACourier: string = "يُرجى إضافة مندوب في «إدارة المستخدمين»، ثم يمكن إنشاء جولة له."
export const noRunsOnThisDay: string = "لا جولات في هذا اليوم."
export const makeOne: string = "يمكنك إنشاء جولة وإضافة شحنات إليها."
export const dayIsOver: string = "انقضى هذا اليوم"
export const addACourierFirst: string = "يُرجى أولًا إضافة مندوب في «إدارة المستخدمين»"
export const stopsInAll = (a: { count: number }): string => (category(a.count) === 'zero' ? "لا محطات" : category(a.count) === 'one' ? "محطة واحدة" : category(a.count) === 'two' ? "محطتان" : category(a.count) === 'few' ? `${number(a.count)} محطات` : category(a.count) === 'many' ? `${number(a.count)} محطة` : `${number(a.count)} محطة`)
export const parcelsInAll = (a: { count: number }): string => (category(a.count) === 'zero' ? "لا شحنات" : category(a.count) === 'one' ? "شحنة واحدة" : category(a.count) === 'two' ? "شحنتان" : category(a.count) === 'few' ? `${number(a.count)} شحنات` : category(a.count) === 'many' ? `${number(a.count)} شحنة` : `${number(a.count)} شحنة`)
export const noRunsHere: string = "لا توجد جولات هنا."
export const serverHasNone: string = "هذا الخادم لا يوفّرها."
export const failedToProposeAnOrder: string = "تعذّر اقتراح ترتيب"
export const orderTakenOver: string = "تم اعتماد الترتيب"
export const failedToChangeTheOrder: string = "تعذّر تغيير الترتيب"
export const proposeAnOrder: string = "اقتراح ترتيب"
export const nothingToPutInOrder: string = "لا يوجد ما يُرتَّب"
export const proposedOrder: string = "الترتيب المقترح"
export const nothingIsKnownOfStops: string = "لا يُعرف شيء عن مواضع هذه المحطات."
export const orderNow: string = "الترتيب الحالي"
export const proposed: string = "المقترح"
export const withoutCoordinates: string = "بلا إحداثيات"
export const theyStayBehind: string = "تبقى بعد المحطة التي تسبقها الآن."
export const coordinatesEnteredByHand: string = "إحداثيات أُدخلت يدويًا"
export const proposeAgain: string = "تغيرت الجولة في هذه الأثناء: يُرجى اقتراح ترتيب مجددًا"
export const takeOver: string = "اعتماد"
export const waitUntilItIsDone: string = "يُرجى الانتظار حتى يكتمل الأمر"
export const enter: string = "إدخال"
export const change: string = "تغيير"
export const enterCoordinatesOf = (a: { address: string }): string => `إدخال إحداثيات \u2068${a.address}\u2069`
export const changeCoordinatesOf = (a: { address: string }): string => `تغيير إحداثيات \u2068${a.address}\u2069`
export const noShorterOrder: string = "لم يُعثر على ترتيب أقصر."
export const shorter = (a: { after: string; before: string; saved: string }): string => `أقصر بمقدار \u2068${a.saved}\u2069 (تقديرًا): \u2068${a.after}\u2069، والآن \u2068${a.before}\u2069.`
export const notShorter = (a: { after: string; before: string }): string => `\u2068${a.after}\u2069 (تقديرًا)، والآن \u2068${a.before}\u2069.`
export const kilometres = (a: { distance: string }): string => `\u2068${a.distance}\u2069 كم`
export const selectedParcels: string = "الشحنات المحددة"
export const moreForSelectedParcels: string = "المزيد للشحنات المحددة"
export const splitByPostcode: string = "توزيع حسب الرمز البريدي"
export const noTwoRuns: string = "لا توجد جولتان لتوزيعها بينهما"
export const putOnRun: string = "إضافة إلى جولة"
export const countStops = (a: { count: number }): string => (category(a.count) === 'zero' ? "لا محطات" : category(a.count) === 'one' ? "محطة واحدة" : category(a.count) === 'two' ? "محطتان" : category(a.count) === 'few' ? `${number(a.count)} محطات` : category(a.count) === 'many' ? `${number(a.count)} محطة` : `${number(a.count)} محطة`)
export const countParcels = (a: { count: number }): string => (category(a.count) === 'zero' ? "لا شحنات" : category(a.count) === 'one' ? "شحنة واحدة" : category(a.count) === 'two' ? "شحنتان" : category(a.count) === 'few' ? `${number(a.count)} شحنات` : category(a.count) === 'many' ? `${number(a.count)} شحنة` : `${number(a.count)} شحنة`)
export const giveOutRun = (a: { run: string }): string => `إسناد جولة \u2068${a.run}\u2069`
export const giveOut: string = "إسناد"
export const takeBackRun = (a: { run: string }): string => `سحب جولة \u2068${a.run}\u2069`
export const takeBack: string = "سحب"
export const moreFor = (a: { run: string }): string => `المزيد لجولة \u2068${a.run}\u2069`
export const edit: string = "تعديل"
export const printManifest: string = "طباعة البيان"
export const finish: string = "إنهاء"
export const deleteIt: string = "حذف"
export const runGivenOut: string = "تم إسناد الجولة"
export const failedToGiveOut: string = "تعذّر إسناد الجولة"
export const runTakenBack: string = "تم سحب الجولة"
export const failedToTakeBack: string = "تعذّر سحب الجولة"
export const runFinished: string = "انتهت الجولة"
export const failedToFinish: string = "تعذّر إنهاء الجولة"
export const runDeleted: string = "تم حذف الجولة"
export const failedToDelete: string = "تعذّر حذف الجولة"
export const courier: string = "المندوب"
export const chooseACourier: string = "اختيار مندوب"
export const name: string = "الاسم"
export const suchAsCityCentre: string = "مثل «وسط المدينة» (اختياري)"
export const pleaseChooseACourier: string = "يُرجى اختيار مندوب"
export const pleaseChooseADay: string = "يُرجى اختيار يوم"
export const createRun: string = "إنشاء جولة"
export const runCreated: string = "تم إنشاء الجولة"
export const failedToCreate: string = "تعذّر إنشاء الجولة"
export const editTheRun: string = "تعديل الجولة"
export const runChanged: string = "تم تعديل الجولة"
export const failedToChange: string = "تعذّر تعديل الجولة"
export const manifest: string = "بيان الشحن"
export const runOnPaper: string = "الجولة على ورق، مع سطر للتوقيع عند كل محطة."
export const backToTheRun: string = "العودة إلى الجولة"
export const noStopsYet: string = "لا محطات بعد."
export const run: string = "الجولة"
export const made: string = "وقت الإعداد"
export const by: string = "بواسطة"
export const stopsOfTheRun: string = "محطات الجولة"
export const trackingId: string = "رقم التتبع"
export const address: string = "العنوان"
export const receiver: string = "المستلم"
export const pieces: string = "القطع"
export const signature: string = "التوقيع"
export const handedOverBy: string = "سلّمها"
export const takeBackQuestion = (a: { run: string }): string => `سحب جولة \u2068${a.run}\u2069؟`
export const whatTakingBackMeans = (a: { courier: string }): string => `تعود مسودة، ولا يراها \u2068${a.courier}\u2069 بعد ذلك. ما أُنجز يبقى منجزًا.`
export const finishQuestion = (a: { run: string }): string => `إنهاء جولة \u2068${a.run}\u2069؟`
export const finishRun: string = "إنهاء الجولة"
export const stopsAreOpen = (a: { open: number; stops: number }): string => `المحطات المفتوحة: ${number(a.open)} من ${number(a.stops)}. تنتظر شحناتها جولة أخرى.`
export const deleteQuestion = (a: { run: string }): string => `حذف جولة \u2068${a.run}\u2069؟`
export const deleteRun: string = "حذف الجولة"
export const nothingOnIt: string = "لا شيء فيها."
export const itsParcelsWait: string = "تنتظر شحناتها جولة أخرى."
export const doneOf = <Part>(a: { done: number; rest: (text: string) => Part; stops: number }): (string | Part)[] => [number(a.done), a.rest(` من ${number(a.stops)}`)]
export const stopsDone: string = "المحطات المكتملة"
export const stopsDoneOf = (a: { done: number; stops: number }): string => `المحطات: ${number(a.done)} من ${number(a.stops)}`
export const noSuchRun: string = "لا توجد جولة كهذه."
export const allRunsOfToday: string = "جميع جولات اليوم"
export const runsOfTheDay: string = "جولات اليوم"
export const sums: string = "المجاميع"
export const startedAt = (a: { time: string }): string => `وقت البدء: \u2068${a.time}\u2069`
export const finishedAt = (a: { time: string }): string => `وقت الانتهاء: \u2068${a.time}\u2069`
export const clearSelection: string = "إلغاء التحديد"
export const howItIsSplit = (a: { sums: string }): string => `\u2068${a.sums}\u2069. الرموز البريدية المتجاورة تذهب إلى الجولة نفسها، ويكون عدد المحطات متقاربًا بين الجولات.`
export const cancel: string = "إلغاء"
export const chooseARun: string = "اختيار جولة"
export const split: string = "توزيع"
export const getsNone: string = "لا شيء لها"
export const partOf = (a: { postcode: string; sums: string }): string => `\u200f\u2068${a.postcode}\u2069: \u2068${a.sums}\u2069`
export const partFromTo = (a: { first: string; last: string; sums: string }): string => `من \u2068${a.first}\u2069 إلى \u2068${a.last}\u2069: \u2068${a.sums}\u2069`
export const noOtherRun: string = "لا توجد جولة أخرى في هذا اليوم"
export const moveToRun: string = "نقل إلى جولة"
export const selectedStops: string = "المحطات المحددة"
export const moreForSelectedStops: string = "المزيد للمحطات المحددة"
export const countStopsSelected = (a: { count: number }): string => `المحدد: ${(category(a.count) === 'zero' ? "لا محطات" : category(a.count) === 'one' ? "محطة واحدة" : category(a.count) === 'two' ? "محطتان" : category(a.count) === 'few' ? `${number(a.count)} محطات` : category(a.count) === 'many' ? `${number(a.count)} محطة` : `${number(a.count)} محطة`)}`
export const takeOff: string = "إخراج"
export const stopAt = (a: { address: string; number: number }): string => `المحطة ${number(a.number)}، \u2068${a.address}\u2069`
export const dragToMove: string = "السحب للنقل"
export const selectStop = (a: { address: string; number: number }): string => `تحديد المحطة ${number(a.number)}، \u2068${a.address}\u2069`
export const firstOpenStop: string = "هذه أول محطة مفتوحة"
export const lastStop: string = "هذه آخر محطة"
export const moveStopUp = (a: { number: number }): string => `نقل المحطة ${number(a.number)} إلى أعلى`
export const moveStopDown = (a: { number: number }): string => `نقل المحطة ${number(a.number)} إلى أسفل`
export const moreForStop = (a: { number: number }): string => `المزيد للمحطة ${number(a.number)}`
export const moveToTop: string = "نقل إلى البداية"
export const moveToTheEnd: string = "نقل إلى النهاية"
export const coordinates: string = "الإحداثيات"
export const takeOffTheRun: string = "إخراج من الجولة"
export const takenOffTheRun: string = "تم الإخراج من الجولة"
export const failedToTakeOff: string = "تعذّر إخراج المحطات من الجولة"
export const movedTo = (a: { run: string }): string => `تم النقل إلى جولة \u2068${a.run}\u2069`
export const failedToMove: string = "تعذّر نقل المحطات"
export const putParcelsOnTheRun: string = "يمكن إضافة شحنات إلى الجولة من قائمة الشحنات المنتظرة."
export const stopsInTheirOrder: string = "المحطات بترتيبها"
export const withoutAPostcode: string = "بلا رمز بريدي"
export const allOfGroup = (a: { count: number }): string => `الكل (${number(a.count)})`
export const selectParcel = (a: { address: string; trackingId: string }): string => `تحديد \u2068${a.trackingId}\u2069، \u2068${a.address}\u2069`
export const showMore = (a: { count: number }): string => `عرض ${number(a.count)} أخرى`
export const parcelsWithoutARun: string = "شحنات بلا جولة"
export const noParcelsWait: string = "لا شحنات تنتظر جولة."
export const approvedAppearHere: string = "تظهر هنا الشحنات الموافق عليها تلقائيًا."
export const searchParcels: string = "البحث في الشحنات"
export const searchFor: string = "العنوان أو المستلم أو رقم التتبع"
export const selectAll: string = "تحديد الكل"
export const waitLongest = (a: { count: number }): string => `هذه أطول الشحنات انتظارًا، وعددها ${number(a.count)}. وتظهر البقية بعد إضافتها إلى جولات.`
export const noResults: string = "لا توجد نتائج."
export const clearSearch: string = "محو البحث"
export const noParcelsHere: string = "لا توجد شحنات هنا."
export const serverHasNoRuns: string = "هذا الخادم لا يوفّر الجولات."
export const thereWasNoAnswer = (a: { failure: string }): string => `\u2068${a.failure}\u2069: لم يصل رد. المعروض هو الوضع الحالي؛ يُرجى التحقق مما إذا تم الأمر.`
export const runWasChanged: string = "تغيرت الجولة في هذه الأثناء. المعروض هو الوضع الحالي؛ يُرجى تكرار الإجراء."
export const isNowStop = (a: { address: string; count: number; number: number }): string => `\u2068${a.address}\u2069: المحطة ${number(a.number)} من ${number(a.count)} الآن.`
export const loadingTheRuns: string = "جارٍ تحميل الجولات…"
export const failedToLoadTheRuns: string = "تعذّر تحميل الجولات."
export const loadingTheRun: string = "جارٍ تحميل الجولة…"
export const failedToLoadTheRun: string = "تعذّر تحميل الجولة."
export const loadingTheParcels: string = "جارٍ تحميل الشحنات…"
export const failedToLoadTheParcels: string = "تعذّر تحميل الشحنات."
export const loadingCouriers: string = "جارٍ تحميل المندوبين…"
export const failedToLoadCouriers: string = "تعذّر تحميل المندوبين."
