// Generated from languages/ar.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const itIsFull = (a: { max: number }): string => `الدفتر ممتلئ: يُرجى أولًا إزالة أحد العناوين وعددها ${number(a.max)}`
export const importCsv: string = "استيراد CSV"
export const addAddress: string = "إضافة عنوان"
export const addressesTitle: string = "العناوين"
export const whatAddressesAreFor: string = "تُقترح عند إنشاء شحنة، مع عناوين شحناتك السابقة."
export const exportCsv: string = "تصدير CSV"
export const noAddressBookHere: string = "لا يوجد دفتر عناوين هنا."
export const thisServerKeepsNone: string = "هذا الخادم لا يوفّره."
export const noAddressesYet: string = "لا توجد عناوين بعد."
export const saveTheAddressesYouUse: string = "يمكنك حفظ العناوين التي تتكرر، كل عنوان مع مستلمه."
export const countOfMax = (a: { count: number; max: number }): string => `العناوين: ${number(a.count)} من ${number(a.max)}`
export const sameAddress = (a: { row: number }): string => `العنوان نفسه في الصف ${number(a.row)}`
export const noReceiverHasThisEmail: string = "لا يوجد مستلم بهذا البريد الإلكتروني"
export const theAddressBookIsFull = (a: { max: number }): string => `دفتر العناوين ممتلئ، وسعته القصوى ${(category(a.max) === 'one' ? "عنوان واحد" : category(a.max) === 'two' ? "عنوانان" : category(a.max) === 'few' ? `${number(a.max)} عناوين` : category(a.max) === 'many' ? `${number(a.max)} عنوانًا` : `${number(a.max)} عنوان`)}`
export const howToFindIt: string = "عند إنشاء شحنة يمكنك إيجاده بالتسمية أو بأي جزء من العنوان."
export const save: string = "حفظ"
export const label: string = "التسمية"
export const aShortName: string = "اسم قصير، مثل «المستودع»"
export const address: string = "العنوان"
export const receiver: string = "المستلم"
export const receiverAtThisAddress: string = "المستلم في هذا العنوان (اختياري)"
export const filledInForAParcel: string = "يُملأ تلقائيًا عند إرسال شحنة إلى هذا العنوان"
export const noReceiverFound: string = "لم يُعثر على مستلم"
export const addAnAddress: string = "إضافة عنوان"
export const addressSaved: string = "تم حفظ العنوان"
export const failedToSaveTheAddress: string = "تعذّر حفظ العنوان"
export const editTheAddress: string = "تعديل العنوان"
export const addressChanged: string = "تم تعديل العنوان"
export const failedToChangeTheAddress: string = "تعذّر تعديل العنوان"
export const importAddresses: string = "استيراد عناوين"
export const columnsOfTheFile = (a: { address: string; email: string; label: string }): string => `ملف CSV بالأعمدة \u2068${a.label}\u2069 و\u2068${a.address}\u2069 واختياريًا \u2068${a.email}\u2069، كما في ملف التصدير.`
export const waitUntilItIsSaved: string = "يُرجى الانتظار حتى يكتمل الحفظ"
export const close: string = "إغلاق"
export const chooseAFile: string = "اختيار ملف"
export const chooseAnotherFile: string = "اختيار ملف آخر"
export const saveAddresses = (a: { count: number }): string => (category(a.count) === 'zero' ? "حفظ العناوين" : category(a.count) === 'one' ? "حفظ عنوان واحد" : category(a.count) === 'two' ? "حفظ عنوانين" : category(a.count) === 'few' ? `حفظ ${number(a.count)} عناوين` : category(a.count) === 'many' ? `حفظ ${number(a.count)} عنوانًا` : `حفظ ${number(a.count)} عنوان`)
export const tryAgain: string = "إعادة المحاولة"
export const checkingTheFile: string = "جارٍ فحص الملف…"
export const savingAddresses: string = "جارٍ حفظ العناوين"
export const countSaved = (a: { saved: number; total: number }): string => `العناوين: ${number(a.saved)} من ${number(a.total)}`
export const checkBeforeSaving: string = "يمكنك مراجعة الملف قبل حفظ أي شيء."
export const whatIsWrongInWhichRow: string = "الأخطاء وصفوفها"
export const whatCanBeSaved = (a: { count: number; known: number; problems: number }): string => `${(category(a.count) === 'zero' ? "لا يمكن حفظ أي عنوان" : category(a.count) === 'one' ? "يمكن حفظ عنوان واحد" : category(a.count) === 'two' ? "يمكن حفظ عنوانين" : category(a.count) === 'few' ? `يمكن حفظ ${number(a.count)} عناوين` : category(a.count) === 'many' ? `يمكن حفظ ${number(a.count)} عنوانًا` : `يمكن حفظ ${number(a.count)} عنوان`)}${(a.known === 0 ? "" : category(a.known) === 'one' ? "، ويوجد عنوان واحد في دفتر العناوين مسبقًا" : category(a.known) === 'two' ? "، ويوجد عنوانان في دفتر العناوين مسبقًا" : category(a.known) === 'few' ? `، وتوجد ${number(a.known)} عناوين في دفتر العناوين مسبقًا` : category(a.known) === 'many' ? `، ويوجد ${number(a.known)} عنوانًا في دفتر العناوين مسبقًا` : `، ويوجد ${number(a.known)} عنوان في دفتر العناوين مسبقًا`)}${(a.problems === 0 ? "" : category(a.problems) === 'one' ? "، وفي صف واحد خطأ" : category(a.problems) === 'two' ? "، وفي صفين أخطاء" : category(a.problems) === 'few' ? `، وفي ${number(a.problems)} صفوف أخطاء` : category(a.problems) === 'many' ? `، وفي ${number(a.problems)} صفًا أخطاء` : `، وفي ${number(a.problems)} صف أخطاء`)}.`
export const whatWasSaved = (a: { left: number; refused: number; saved: number }): string => `${(category(a.saved) === 'zero' ? "لم يُحفظ أي عنوان" : category(a.saved) === 'one' ? "تم حفظ عنوان واحد" : category(a.saved) === 'two' ? "تم حفظ عنوانين" : category(a.saved) === 'few' ? `تم حفظ ${number(a.saved)} عناوين` : category(a.saved) === 'many' ? `تم حفظ ${number(a.saved)} عنوانًا` : `تم حفظ ${number(a.saved)} عنوان`)}${(a.refused === 0 ? "" : `، المرفوض: ${number(a.refused)}`)}${(a.left === 0 ? "" : `، لم يُحفظ بعد: ${number(a.left)}`)}.`
export const savingCount = (a: { count: number }): string => (category(a.count) === 'zero' ? "جارٍ حفظ العناوين" : category(a.count) === 'one' ? "جارٍ حفظ عنوان واحد" : category(a.count) === 'two' ? "جارٍ حفظ عنوانين" : category(a.count) === 'few' ? `جارٍ حفظ ${number(a.count)} عناوين` : category(a.count) === 'many' ? `جارٍ حفظ ${number(a.count)} عنوانًا` : `جارٍ حفظ ${number(a.count)} عنوان`)
export const searchLabel: string = "بحث"
export const labelAddressOrReceiver: string = "التسمية أو العنوان أو المستلم"
export const noResults: string = "لا توجد نتائج."
export const pagesOfAddresses: string = "صفحات العناوين"
export const actions: string = "الإجراءات"
export const editEntry = (a: { name: string }): string => `تعديل \u2068${a.name}\u2069`
export const removeEntry = (a: { name: string }): string => `إزالة \u2068${a.name}\u2069`
export const edit: string = "تعديل"
export const remove: string = "إزالة"
export const labelIsRequired: string = "التسمية مطلوبة"
export const labelTooLong: string = "يجب ألّا تزيد التسمية على 100 حرف"
export const addressIsRequired: string = "العنوان مطلوب"
export const addressTooLong: string = "يجب ألّا يزيد العنوان على 500 حرف"
export const addressRemoved: string = "تمت إزالة العنوان"
export const removeQuestion = (a: { name: string }): string => `إزالة \u2068${a.name}\u2069؟`
export const removeAddress: string = "إزالة العنوان"
export const keepAddress: string = "الاحتفاظ بالعنوان"
export const parcelsKeepThisAddress: string = "تحتفظ شحناتك بهذا العنوان، وقد يظل مقترحًا استنادًا إليها."
export const failedToRemoveTheAddress: string = "تعذّرت إزالة العنوان"
export const receiversCouldNotBeLookedUp: string = "تعذّر البحث عن المستلمين. يُرجى إعادة المحاولة."
export const failedToSave: string = "تعذّر الحفظ"
export const loadingAddresses: string = "جارٍ تحميل العناوين…"
export const failedToLoadAddresses: string = "تعذّر تحميل العناوين."
export const clearReceiver: string = "محو المستلم"
