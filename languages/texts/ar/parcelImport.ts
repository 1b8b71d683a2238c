// Generated from languages/ar.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const fileRefused = <Part>(a: { file: string; name: (text: string) => Part; reason: string }): (string | Part)[] => [a.name(a.file), ": ", `\u2068${a.reason}\u2069`, " لم يُنشأ شيء."]
export const dropAFile: string = "يُرجى إفلات ملف CSV هنا أو اختيار ملف."
export const chooseAFile: string = "اختيار ملف"
export const atMost = (a: { rows: number; size: string }): string => `الحد الأقصى ${(category(a.rows) === 'one' ? "صف واحد" : category(a.rows) === 'two' ? "صفان" : category(a.rows) === 'few' ? `${number(a.rows)} صفوف` : category(a.rows) === 'many' ? `${number(a.rows)} صفًا` : `${number(a.rows)} صف`)} و\u2068${a.size}\u2069. يمكنك مراجعته قبل إنشاء أي شيء.`
export const whatTheFileHolds: string = "محتوى الملف"
export const formatOfTheFile: string = "سطر لأسماء الأعمدة بأي ترتيب، ثم صف لكل شحنة. تُفصل الخلايا بفواصل أو فواصل منقوطة أو علامات جدولة، بترميز UTF-8."
export const optional: string = "(اختياري)"
export const downloadTheTemplate: string = "تنزيل القالب"
export const importingAgain: string = "الاستيراد مجددًا"
export const howToImportAgain: string = "بعد خطأ أو انقطاع في الاتصال يُرجى استيراد الملف مجددًا: خلال 24 ساعة لا ينشئ الصف شحنته إلا مرة واحدة. أما صفان متطابقان في ملف واحد فهما شحنتان."
export const emailOfARegisteredReceiver: string = "البريد الإلكتروني لمستلم مسجّل"
export const whereWeCollectIt: string = "مكان استلامنا للشحنة"
export const whereItGoes: string = "وجهة الشحنة"
export const packageOrDocument: string = "PACKAGE أو DOCUMENT"
export const typeMustBePackageOrDocument: string = "يجب أن يكون النوع PACKAGE أو DOCUMENT"
export const aboutWeight: string = "مثل 2.5 أو 2,5؛ أكبر من 0 وبحد أقصى 1000 ومنزلتين عشريتين"
export const anythingTheCourierShouldKnow: string = "ما ينبغي أن يعرفه المندوب"
export const forTheDeliveryOnly: string = "للتسليم فقط"
export const aboutLatitude: string = "موضع عنوان المستلم، مثل 24.7136؛ مع خط الطول فقط"
export const latitudeOutOfRange: string = "يجب أن يكون خط العرض بين سالب 90 و90، ويُكتب هكذا 24.7136 أو 24,7136"
export const aboutLongitude: string = "مثل 46.6753؛ مع خط العرض فقط"
export const longitudeOutOfRange: string = "يجب أن يكون خط الطول بين سالب 180 و180، ويُكتب هكذا 46.6753 أو 46,6753"
export const aboutReference: string = "رقمك الخاص. الصفوف المتطابقة ذات المراجع المختلفة شحنات مختلفة"
export const weightIsNoNumber: string = "يجب أن يكون الوزن أكبر من 0، ويُكتب هكذا 2.5 أو 2,5"
export const weightHasTooManyDecimals: string = "يجب ألّا يزيد الوزن على منزلتين عشريتين"
export const noReceiverHasThisEmail: string = "لا يوجد مستلم بهذا البريد الإلكتروني"
export const bothCoordinatesOrNeither: string = "خط العرض وخط الطول يُذكران معًا أو يُتركان معًا"
export const wholeRow: string = "الصف كاملًا"
export const moreCellsThanColumns: string = "الخلايا أكثر من الأعمدة: يُرجى وضع النص الذي فيه فاصلة بين علامتي اقتباس"
export const printLabels = (a: { count: number }): string => (category(a.count) === 'zero' ? "طباعة الملصقات" : category(a.count) === 'one' ? "طباعة ملصق واحد" : category(a.count) === 'two' ? "طباعة ملصقين" : category(a.count) === 'few' ? `طباعة ${number(a.count)} ملصقات` : category(a.count) === 'many' ? `طباعة ${number(a.count)} ملصقًا` : `طباعة ${number(a.count)} ملصق`)
export const labelsFromTo = (a: { count: number; first: number; last: number }): string => (a.count === 1 ? `الملصق ${number(a.first)}` : `الملصقات من ${number(a.first)} إلى ${number(a.last)}`)
export const showTheseParcels = (a: { count: number }): string => (category(a.count) === 'one' ? "عرض هذه الشحنة" : category(a.count) === 'two' ? "عرض هاتين الشحنتين" : "عرض هذه الشحنات")
export const parcelsFromTo = (a: { count: number; first: number; last: number }): string => (a.count === 1 ? `الشحنة ${number(a.first)}` : `الشحنات من ${number(a.first)} إلى ${number(a.last)}`)
export const opensANewTab: string = "(يفتح علامة تبويب جديدة)"
export const checkingFile = (a: { name: string }): string => `جارٍ فحص \u2068${a.name}\u2069`
export const checkingTheFile: string = "جارٍ فحص الملف"
export const check: string = "الفحص"
export const receiversLookedUp = (a: { done: string; total: string }): string => `المستلمون: \u2068${a.done}\u2069 من \u2068${a.total}\u2069`
export const receiversAreLookedUp = (a: { done: string; total: string }): string => `جارٍ البحث عن المستلمين: \u2068${a.done}\u2069 من \u2068${a.total}\u2069. لم يُنشأ شيء بعد.`
export const cancel: string = "إلغاء"
export const fileCouldNotBeChecked = (a: { name: string }): string => `تعذّر فحص \u2068${a.name}\u2069`
export const theFileCouldNotBeChecked: string = "تعذّر فحص الملف"
export const couldNotLookUpReceivers = (a: { reason: string }): string => `تعذّر البحث عن المستلمين: \u2068${a.reason}\u2069. لم يُنشأ شيء.`
export const theServerGaveNoAnswer: string = "لم يرد الخادم"
export const tryAgain: string = "إعادة المحاولة"
export const chooseAnotherFile: string = "اختيار ملف آخر"
export const leaveTheImport: string = "مغادرة الاستيراد؟"
export const leave: string = "مغادرة"
export const stay: string = "بقاء"
export const whatLeavingMeans: string = "يبقى ما أُنشئ محفوظًا. للمتابعة يُرجى استيراد الملف نفسه مجددًا خلال 24 ساعة، ولن يُنشأ شيء مرتين."
export const settledRows = (a: { settled: number; total: number }): string => `الصفوف: ${number(a.settled)} من ${number(a.total)}`
export const pausedAtRows = (a: { settled: number; total: number }): string => `متوقف مؤقتًا، الصفوف: ${number(a.settled)} من ${number(a.total)}`
export const creatingParcelsFrom = (a: { file: string }): string => `جارٍ إنشاء الشحنات من \u2068${a.file}\u2069`
export const importing: string = "الاستيراد"
export const rowsSoFar = (a: { settled: number; total: number }): string => `الصفوف: ${number(a.settled)} من ${number(a.total)}.`
export const rowsSoFarWithOthers = (a: { others: string; settled: number; total: number }): string => `الصفوف: ${number(a.settled)} من ${number(a.total)} (\u2068${a.others}\u2069).`
export const theRestWaits: string = "ما أُنشئ محفوظ، والباقي ينتظر."
export const stayOnThisPage: string = "يُرجى البقاء في هذه الصفحة حتى الانتهاء."
export const lastError = (a: { reason: string }): string => `آخر خطأ: \u2068${a.reason}\u2069.`
export const theServerHasAProblem = (a: { reason: string }): string => `توجد مشكلة في الخادم: \u2068${a.reason}\u2069. جارٍ إعادة المحاولة.`
export const goOn: string = "متابعة"
export const stopHere: string = "التوقف هنا"
export const pause: string = "إيقاف مؤقت"
export const created: string = "أُنشئت"
export const createdBefore: string = "أُنشئت سابقًا"
export const failed: string = "فشلت"
export const refused: string = "رُفضت"
export const notStarted: string = "لم تبدأ"
export const withErrors: string = "فيها أخطاء"
export const failedBecause = (a: { reason: string }): string => `فشلت: \u2068${a.reason}\u2069`
export const refusedBecause = (a: { reason: string }): string => `رُفضت: \u2068${a.reason}\u2069`
export const whatCreatedBeforeMeans: string = "«أُنشئت سابقًا» تعني أن الصف استُورد خلال آخر 24 ساعة، فلم تُنشأ شحنة ثانية. لإنشاء شحنة أخرى يُرجى إعطاء الصف رقمًا في عمود Reference."
export const tryTheFailedOnesAgain: string = "إعادة محاولة الصفوف الفاشلة"
export const goOnWith = (a: { count: number }): string => `متابعة الباقي (${number(a.count)})`
export const toMyParcels: string = "إلى شحناتي"
export const importAnotherFile: string = "استيراد ملف آخر"
export const rowsWithoutAParcel: string = "صفوف بلا شحنة"
export const row: string = "الصف"
export const toAddress: string = "عنوان المستلم"
export const whatHappened: string = "ما حدث"
export const file: string = "الملف"
export const totalFee: string = "إجمالي الرسوم"
export const unknownColumns = (a: { count: number; titles: string }): string => (category(a.count) === 'one' ? `هذا العمود غير معروف ويُتجاهل: \u2068${a.titles}\u2069.` : `هذه الأعمدة غير معروفة وتُتجاهل: \u2068${a.titles}\u2069.`)
export const repeatedRows = (a: { count: number }): string => `${(category(a.count) === 'zero' ? "لا صفوف مكررة." : category(a.count) === 'one' ? "صف واحد يكرر صفًا سابقًا." : category(a.count) === 'two' ? "صفان يكرران صفوفًا سابقة." : category(a.count) === 'few' ? `${number(a.count)} صفوف تكرر صفوفًا سابقة.` : category(a.count) === 'many' ? `${number(a.count)} صفًا تكرر صفوفًا سابقة.` : `${number(a.count)} صف تكرر صفوفًا سابقة.`)} كل صف ينشئ شحنة مستقلة.`
export const importOnlyOnce: string = "قد لا يتعرف هذا الخادم على الصفوف التي مرت به. يُرجى استيراد هذا الملف مرة واحدة فقط، وإلا فقد تُنشأ الشحنات مرتين."
export const importedRowsAreRecognized: string = "الصفوف المستوردة خلال آخر 24 ساعة معروفة ولا تُنشأ مجددًا."
export const createParcels = (a: { count: number }): string => (category(a.count) === 'zero' ? "إنشاء الشحنات" : category(a.count) === 'one' ? "إنشاء شحنة واحدة" : category(a.count) === 'two' ? "إنشاء شحنتين" : category(a.count) === 'few' ? `إنشاء ${number(a.count)} شحنات` : category(a.count) === 'many' ? `إنشاء ${number(a.count)} شحنة` : `إنشاء ${number(a.count)} شحنة`)
export const howToFixRows: string = "هذه الصفوف مستبعدة. يُرجى تنزيلها وتصحيح ما يذكره العمود الأول ثم استيراد ذلك الملف. لا بأس بترك العمود الأول فيه."
export const whatIsWrongInWhichRow: string = "الأخطاء وصفوفها"
export const column: string = "العمود"
export const pagesOf = (a: { table: string }): string => `الصفحات: \u2068${a.table}\u2069`
export const downloadRowsWithErrors = (a: { count: number }): string => (category(a.count) === 'zero' ? "تنزيل الصفوف ذات الأخطاء" : category(a.count) === 'one' ? "تنزيل الصف الذي فيه خطأ" : category(a.count) === 'two' ? "تنزيل الصفين اللذين فيهما أخطاء" : category(a.count) === 'few' ? `تنزيل ${number(a.count)} صفوف فيها أخطاء` : category(a.count) === 'many' ? `تنزيل ${number(a.count)} صفًا فيها أخطاء` : `تنزيل ${number(a.count)} صف فيها أخطاء`)
export const rowsCanBeCreated = (a: { count: number }): string => (category(a.count) === 'zero' ? "لا يمكن إنشاء أي صف" : category(a.count) === 'one' ? "يمكن إنشاء صف واحد" : category(a.count) === 'two' ? "يمكن إنشاء صفين" : category(a.count) === 'few' ? `يمكن إنشاء ${number(a.count)} صفوف` : category(a.count) === 'many' ? `يمكن إنشاء ${number(a.count)} صفًا` : `يمكن إنشاء ${number(a.count)} صف`)
export const rowsCanBeCreatedOthersNot = (a: { bad: number; count: number }): string => `${(category(a.count) === 'zero' ? "لا يمكن إنشاء أي صف" : category(a.count) === 'one' ? "يمكن إنشاء صف واحد" : category(a.count) === 'two' ? "يمكن إنشاء صفين" : category(a.count) === 'few' ? `يمكن إنشاء ${number(a.count)} صفوف` : category(a.count) === 'many' ? `يمكن إنشاء ${number(a.count)} صفًا` : `يمكن إنشاء ${number(a.count)} صف`)}، ${(category(a.bad) === 'zero' ? "ولا أخطاء" : category(a.bad) === 'one' ? "وفي صف واحد خطأ" : category(a.bad) === 'two' ? "وفي صفين أخطاء" : category(a.bad) === 'few' ? `وفي ${number(a.bad)} صفوف أخطاء` : category(a.bad) === 'many' ? `وفي ${number(a.bad)} صفًا أخطاء` : `وفي ${number(a.bad)} صف أخطاء`)}`
export const parcelsCreated = (a: { count: number }): string => (category(a.count) === 'zero' ? "لم تُنشأ أي شحنة" : category(a.count) === 'one' ? "أُنشئت شحنة واحدة" : category(a.count) === 'two' ? "أُنشئت شحنتان" : category(a.count) === 'few' ? `أُنشئت ${number(a.count)} شحنات` : category(a.count) === 'many' ? `أُنشئت ${number(a.count)} شحنة` : `أُنشئت ${number(a.count)} شحنة`)
export const countCreatedBefore = (a: { count: number }): string => `أُنشئت سابقًا: ${number(a.count)}`
export const countRefused = (a: { count: number }): string => `رُفضت: ${number(a.count)}`
export const countFailed = (a: { count: number }): string => `فشلت: ${number(a.count)}`
export const noAnswerCame: string = "لم يصل رد"
export const pausedAt = (a: { settled: number; total: number }): string => `متوقف مؤقتًا، الصفوف: ${number(a.settled)} من ${number(a.total)}`
export const pausedAtWithLastError = (a: { reason: string; settled: number; total: number }): string => `متوقف مؤقتًا، الصفوف: ${number(a.settled)} من ${number(a.total)}. آخر خطأ: \u2068${a.reason}\u2069`
export const percentOfRows = (a: { percent: number; total: number }): string => `${number(a.percent)} بالمئة من ${(category(a.total) === 'zero' ? "0 صف" : category(a.total) === 'one' ? "صف واحد" : category(a.total) === 'two' ? "صفين" : category(a.total) === 'few' ? `${number(a.total)} صفوف` : category(a.total) === 'many' ? `${number(a.total)} صفًا` : `${number(a.total)} صف`)}`
export const problemOf = (a: { column: string; message: string }): string => `\u200f\u2068${a.column}\u2069: \u2068${a.message}\u2069`
