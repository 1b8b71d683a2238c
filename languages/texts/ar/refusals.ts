// Generated from languages/ar.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const pleaseLogIn: string = "يُرجى تسجيل الدخول"
export const passwordDoesNotMatch: string = "كلمة المرور غير صحيحة"
export const codeOfYourAppIsNeeded: string = "يلزم رمز من تطبيق المصادقة"
export const codeDoesNotMatch: string = "هذا الرمز غير صحيح"
export const passkeyDoesNotWork: string = "مفتاح المرور هذا لا يعمل هنا. يرجى تسجيل الدخول بطريقة أخرى."
export const passkeyMayBeCopied: string = "ربما نُسخ مفتاح المرور هذا. يرجى تسجيل الدخول بطريقة أخرى وإزالته من حسابك."
export const passkeyRequestIsOver: string = "استغرق ذلك وقتًا طويلًا. يرجى المحاولة مرة أخرى."
export const passkeysNeedAName: string = "تحتاج مفاتيح المرور إلى اسم نطاق، ولا يمكن استخدامها على عنوان IP."
export const passkeyCannotBeAdded: string = "لا يمكن استخدام مفتاح المرور هذا هنا"
export const passkeyIsInUse: string = "مفتاح المرور هذا مستخدم بالفعل"
export const tooManyPasskeys = (a: { value: string }): string => `يمكنك الاحتفاظ بعدد \u2068${a.value}\u2069 من مفاتيح المرور. أزل أحدها أولًا.`
export const passkeyNotFound: string = "لم يُعثر على مفتاح المرور"
export const onlyWayToLogIn: string = "هذه هي الطريقة الوحيدة لتسجيل الدخول إلى حسابك. أضف طريقة أخرى أولًا."
export const callsFromAnotherSite: string = "لا يُسمح بالطلبات من موقع آخر"
export const youAreNotAllowed: string = "ليست لديك صلاحية لهذا الإجراء"
export const setUpTwoFactorFirst: string = "يُرجى أولًا إعداد المصادقة الثنائية"
export const yourAccountIsBlocked: string = "حسابك محظور"
export const confirmYourEmailFirst: string = "يُرجى أولًا تأكيد بريدك الإلكتروني بفتح الرابط في الرسالة المرسلة إليك. يمكن إعادة إرسالها من لوحة التحكم."
export const addressAnswersOnlyTo = (a: { value: string }): string => `لا يستجيب هذا العنوان إلا إلى \u2068${a.value}\u2069`
export const runWasChanged: string = "تغيرت الجولة في هذه الأثناء. يُرجى الاطلاع عليها ثم إعادة المحاولة."
export const proofIsRequired: string = "يتطلب التسليم هنا إثباتًا. يُرجى تسجيله في صفحة الشحنة."
export const bodyIsTooLarge = (a: { value: string }): string => `يجب ألّا يزيد المحتوى على \u2068${a.value}\u2069 كيبيبايت`
export const bodyMustBeJson: string = "يجب أن يكون المحتوى من النوع application/json"
export const keyWasUsedBefore: string = "استُخدم مفتاح Idempotency-Key هذا من قبل مع محتوى آخر"
export const tooManyTries: string = "محاولات كثيرة جدًا. يُرجى الانتظار قليلًا."
export const serviceIsBusy: string = "الخدمة مشغولة أو قيد إعادة التشغيل. يُرجى إعادة المحاولة."
export const changesHaveToWait: string = "يجب أن تنتظر التغييرات قليلًا لأن قاعدة البيانات تنتقل إلى خادم آخر. لم يتغير شيء. يُرجى إعادة المحاولة بعد بضع ثوانٍ."
export const databaseCanOnlyBeRead: string = "لا يمكن إلا القراءة من قاعدة البيانات لأنها نسخة احتياطية. يُرجى إعادة المحاولة."
export const outcomeIsUnknown: string = "لا يُعرف ما إذا كان التغيير قد تم. يُرجى التحقق قبل إعادة المحاولة."
export const addressCannotBeRead: string = "تعذّرت قراءة العنوان"
export const nothingAtThisAddress: string = "لا يوجد شيء في هذا العنوان"
export const requestCannotBeRead: string = "تعذّرت قراءة الطلب"
export const somethingIsNotRight: string = "في الطلب شيء غير صحيح"
export const doesNotGoWithWhatIsStored: string = "لا يتوافق هذا مع ما هو محفوظ"
export const somethingWentWrong = (a: { value: string }): string => `حدث خطأ من جانبنا. يُرجى ذكر \u2068${a.value}\u2069.`
export const bodyIsNotValidJson: string = "المحتوى ليس JSON صالحًا"
export const bearerTokenIsWrong: string = "رمز Bearer مفقود أو غير صحيح"
export const addressNotFound: string = "لم يُعثر على العنوان"
export const receiverCannotBeChosen: string = "لا يمكن اختيار هذا المستلم"
export const addressIsSavedAlready: string = "هذا العنوان موجود في دفتر عناوينك"
export const addressBookIsFull = (a: { value: string }): string => `دفتر عناوينك ممتلئ، والحد الأقصى لعدد العناوين \u2068${a.value}\u2069`
export const notWithAnApiKey: string = "لا يمكن استدعاء هذا بمفتاح API"
export const apiKeyLacksScope = (a: { value: string }): string => `ليست لمفتاح API هذا صلاحية \u2068${a.value}\u2069`
export const tooManyApiKeys = (a: { value: string }): string => `الحد الأقصى لمفاتيح API المستخدمة \u2068${a.value}\u2069. يُرجى أولًا إبطال أحدها.`
export const apiKeyNotFound: string = "لم يُعثر على مفتاح API"
export const noSuchApiKey: string = "لا يوجد مفتاح API كهذا"
export const apiKeyHasExpired: string = "انتهت صلاحية مفتاح API هذا"
export const apiKeyWasRevoked: string = "أُبطل مفتاح API هذا"
export const parcelNotFound: string = "لم يُعثر على الشحنة"
export const trackedParcelNotFound: string = "لم يُعثر على الشحنة!"
export const sayWhoReceived: string = "يُرجى ذكر من تسلّم الشحنة"
export const letTheReceiverSign: string = "يُرجى أخذ توقيع المستلم"
export const takeAPhoto: string = "يُرجى التقاط صورة"
export const askForTheHandoverCode: string = "يُرجى طلب رمز التسليم من المستلم"
export const signatureIsNoPicture: string = "التوقيع فارغ أو ليس صورة"
export const photoIsNoPicture: string = "الصورة ليست بصيغة صورة أو أنها كبيرة جدًا"
export const handoverCodeIsLocked: string = "رمز التسليم مقفل"
export const handoverCodeIsLockedNow: string = "رمز التسليم غير صحيح وتم قفله الآن"
export const handoverCodeIsWrong = (a: { count: number }): string => `رمز التسليم غير صحيح. ${(category(a.count) === 'zero' ? "لم تبقَ أي محاولة" : category(a.count) === 'one' ? "بقيت محاولة واحدة" : category(a.count) === 'two' ? "بقيت محاولتان" : category(a.count) === 'few' ? `بقيت ${number(a.count)} محاولات` : category(a.count) === 'many' ? `بقيت ${number(a.count)} محاولة` : `بقيت ${number(a.count)} محاولة`)}.`
export const emailsAreNotConfirmedHere: string = "لا يُطلب هنا تأكيد البريد الإلكتروني"
export const emailIsConfirmedAlready: string = "البريد الإلكتروني مؤكد من قبل"
export const linkDoesNotWork: string = "لم يعد هذا الرابط صالحًا. يُرجى طلب رابط جديد."
export const anotherEmailIn = (a: { count: number }): string => `يمكن إرسال رسالة أخرى بعد ${(category(a.count) === 'zero' ? "لحظات" : category(a.count) === 'one' ? "دقيقة واحدة" : category(a.count) === 'two' ? "دقيقتين" : category(a.count) === 'few' ? `${number(a.count)} دقائق` : category(a.count) === 'many' ? `${number(a.count)} دقيقة` : `${number(a.count)} دقيقة`)}.`
export const endpointsAreBeingChecked: string = "ما زال التحقق من نقاط النهاية الأخرى جاريًا. يُرجى الانتظار قليلًا."
export const pagesGoUpTo = (a: { value: string }): string => `آخر صفحة هي \u2068${a.value}\u2069. يُرجى البحث أو التصفية للوصول إلى ما بعدها.`
export const fromIsAfterTo: string = "يجب ألّا يكون from بعد to"
export const toIsBeforeFrom: string = "يجب ألّا يكون to قبل from"
export const tooManyDays = (a: { value: string }): string => `يجب ألّا تزيد المدة بين from وto على \u2068${a.value}\u2069 يومًا`
export const chooseAnHour: string = "يُرجى اختيار ساعة"
export const timeZoneIsNotKnown: string = "هذه المنطقة الزمنية غير معروفة"
export const onlyReceiversAreTold: string = "المستلمون وحدهم يُبلَّغون باقتراب المندوب"
export const neverToldOfOwnActions: string = "لا تصلك إشعارات بما لا يفعله غيرك"
export const createdBeforeIsTooEarly: string = "يجب أن يكون createdBefore بعد createdFrom"
export const nextAttemptIsPast: string = "يجب ألّا تكون المحاولة التالية في الماضي"
export const onlyTheDepotApproves: string = "المستودع وحده يعتمد الشحنات"
export const blockedUserSetsNoPassword: string = "لا يمكن لمستخدم محظور تعيين كلمة مرور جديدة"
export const adminLinksAreOfTheTerminal: string = "تُنشأ روابط المسؤولين من سطر الأوامر"
export const runNotFound: string = "لم يُعثر على الجولة"
export const dayIsPast: string = "يجب ألّا يكون اليوم في الماضي"
export const courierCannotBeChosen: string = "لا يمكن اختيار هذا المندوب"
export const courierIsBlocked: string = "المندوب محظور. يُرجى أولًا اختيار مندوب آخر."
export const stopsAreOnThisRun: string = "المحطات ضمن هذه الجولة"
export const nothingIsLeftToMove: string = "لم يبقَ من هذه المحطات ما يُنقل"
export const orderHasToNameEachStop: string = "يجب أن يذكر الترتيب كل محطة متبقية في الجولة مرة واحدة"
export const runIsNamedTwice: string = "إحدى الجولات مذكورة مرتين"
export const somethingIsDoneOrGone: string = "اكتمل بعضها أو لم يعد ضمن هذه الجولة"
export const tooManyStopsForAnOrder = (a: { value: string }): string => `يُقترح ترتيب لما لا يزيد على \u2068${a.value}\u2069 محطة. يُرجى أولًا تقسيم الجولة.`
export const tooManyStops = (a: { value: string }): string => `لا تزيد محطات الجولة على \u2068${a.value}\u2069`
export const stopNotFound: string = "لم يُعثر على المحطة"
export const parcelWithIdNotFound = (a: { count: number; value: string }): string => `لم يُعثر على الشحنة \u2068${a.value}\u2069${(a.count === 0 ? "" : `، و${number(a.count)} أخرى`)}`
export const isOnARunAlready = (a: { count: number; value: string }): string => `\u2068${a.value}\u2069 ضمن جولة بالفعل${(a.count === 0 ? "" : `، و${number(a.count)} أخرى`)}`
export const isNotApprovedYet = (a: { count: number; value: string }): string => `\u2068${a.value}\u2069 لم تُعتمد بعد${(a.count === 0 ? "" : `، و${number(a.count)} أخرى`)}`
export const isDelivered = (a: { count: number; value: string }): string => `\u2068${a.value}\u2069 تم تسليمها${(a.count === 0 ? "" : `، و${number(a.count)} أخرى`)}`
export const isCanceled = (a: { count: number; value: string }): string => `\u2068${a.value}\u2069 تم إلغاؤها${(a.count === 0 ? "" : `، و${number(a.count)} أخرى`)}`
export const sessionNotFound: string = "لم يُعثر على الجلسة"
export const twoFactorIsOnAlready: string = "المصادقة الثنائية مفعّلة من قبل"
export const beginTwoFactorFirst: string = "يُرجى أولًا بدء إعداد المصادقة الثنائية"
export const twoFactorIsNotOn: string = "المصادقة الثنائية غير مفعّلة"
export const enterACodeOfYourApp: string = "يُرجى إدخال رمز من تطبيق المصادقة"
export const userNotFound: string = "لم يُعثر على المستخدم"
export const youCannotBlockYourself: string = "لا يمكنك حظر حسابك"
export const lastAdminCannotBeBlocked: string = "لا يمكن حظر آخر مسؤول نشط"
export const lastAdminCannotBeDeleted: string = "لا يمكن حذف آخر مسؤول نشط"
export const emailIsRegistered: string = "البريد الإلكتروني مسجل من قبل"
export const parcelsAreUnderWay: string = "لديك شحنات قيد التوصيل. يمكن حذف حسابك بعد تسليمها أو إلغائها جميعًا."
export const enterYourPasswordAgain: string = "يُرجى إدخال كلمة المرور مجددًا"
export const adminSignupIsClosed: string = "التسجيل بصفة مسؤول مغلق"
export const tooManyEndpoints = (a: { value: string }): string => `الحد الأقصى لنقاط النهاية لديك \u2068${a.value}\u2069`
export const endpointNotFound: string = "لم يُعثر على نقطة النهاية"
export const messageNotFound: string = "لم يُعثر على عملية الإرسال"
export const enableTheEndpointFirst: string = "نقطة النهاية معطّلة. يُرجى تفعيلها قبل إعادة الإرسال."
export const isBeingSent: string = "يجري إرسال هذا الآن"
export const addressMustStartWith: string = "يجب أن يبدأ العنوان بـ https أو http"
export const addressHoldsALogin: string = "يجب ألّا يحتوي العنوان على اسم مستخدم أو كلمة مرور"
export const portIsNotAllowed: string = "يجب أن يكون المنفذ 80 أو 443 أو من 1024 فما فوق"
export const nameIsNotPublic: string = "هذا الاسم غير معروف أو يقود إلى عنوان غير عام"
export const addressIsNotPublic: string = "هذا العنوان غير عام"
export const enterATrackingId: string = "يُرجى إدخال رقم التتبع"
export const mailedLinkIsNotComplete: string = "هذا الرابط غير مكتمل. يُرجى فتحه مجددًا من الرسالة."
export const linkIsNotComplete: string = "هذا الرابط غير مكتمل. يُرجى فتحه مجددًا."
export const nameIsRequired: string = "الاسم مطلوب"
export const nameIsOver100: string = "يجب ألّا يزيد الاسم على 100 حرف"
export const chooseAPermission: string = "يُرجى اختيار صلاحية واحدة على الأقل"
export const passwordIsRequired: string = "كلمة المرور مطلوبة"
export const codeIsRequired: string = "الرمز مطلوب"
export const addressIsRequired: string = "العنوان مطلوب"
export const addressIsOver500: string = "يجب ألّا يزيد العنوان على 500 حرف"
export const addressIsOver2000: string = "يجب ألّا يزيد العنوان على 2000 حرف"
export const chooseAnEvent: string = "يُرجى اختيار حدث واحد على الأقل"
export const nameIsTooShort: string = "يجب ألّا يقل الاسم عن 3 أحرف"
export const nameIsOver255: string = "يجب ألّا يزيد الاسم على 255 حرفًا"
export const nameHoldsUnseenCharacters: string = "يجب ألّا يحتوي الاسم على محارف غير مرئية"
export const invalidEmailAddress: string = "البريد الإلكتروني غير صالح"
export const passwordIsTooShort: string = "يجب ألّا تقل كلمة المرور عن 6 أحرف"
export const passwordIsTooLong: string = "يجب ألّا تزيد كلمة المرور على 128 حرفًا"
export const repeatedPasswordIsTooShort: string = "يجب ألّا يقل تأكيد كلمة المرور عن 6 أحرف"
export const repeatedPasswordIsTooLong: string = "يجب ألّا يزيد تأكيد كلمة المرور على 128 حرفًا"
export const passwordsDoNotMatch: string = "كلمتا المرور غير متطابقتين"
export const roleIsRequired: string = "الدور مطلوب"
export const phoneIsRequired: string = "رقم الهاتف مطلوب"
export const enterAPhoneNumber: string = "يُرجى إدخال رقم هاتف، مثل 00966501234567"
export const emailIsRequired: string = "البريد الإلكتروني مطلوب"
export const receiverIsRequired: string = "المستلم مطلوب"
export const fromAddressIsRequired: string = "عنوان المرسل مطلوب"
export const fromAddressIsTooLong: string = "يجب ألّا يزيد عنوان المرسل على 500 حرف"
export const toAddressIsRequired: string = "عنوان المستلم مطلوب"
export const toAddressIsTooLong: string = "يجب ألّا يزيد عنوان المستلم على 500 حرف"
export const parcelTypeIsRequired: string = "نوع الشحنة مطلوب"
export const giveCoordinates: string = "يُرجى ذكر خط العرض وخط الطول"
export const noteIsTooLong: string = "يجب ألّا تزيد الملاحظة على 1000 حرف"
export const reasonIsTooLong: string = "يجب ألّا يزيد السبب على 1000 حرف"
export const sayWhatHappened: string = "يُرجى ذكر ما حدث"
export const nextAttemptMustBeADay: string = "يجب أن تكون المحاولة التالية يومًا"
export const handoverCodeHasFourDigits: string = "يتكون رمز التسليم من أربعة أرقام"
export const signatureIsNotInBase64: string = "التوقيع ليس بترميز base64"
export const signatureIsTooLarge: string = "يجب ألّا يزيد حجم التوقيع على 300 كيلوبايت"
export const photoIsNotInBase64: string = "الصورة ليست بترميز base64"
export const photoIsTooLarge: string = "يجب ألّا يزيد حجم الصورة على 2 ميجابايت"
export const labelIsRequired: string = "التسمية مطلوبة"
export const labelIsTooLong: string = "يجب ألّا تزيد التسمية على 100 حرف"
export const chooseADay: string = "يُرجى اختيار يوم"
export const chooseACourier: string = "يُرجى اختيار مندوب"
export const noLatitude: string = "هذا ليس خط عرض"
export const noLongitude: string = "هذا ليس خط طول"
export const fieldIsRequired = (a: { field: string }): string => `\u2068${a.field}\u2069 مطلوب`
export const fieldMustBeText = (a: { field: string }): string => `يجب أن يكون \u2068${a.field}\u2069 نصًا`
export const fieldMustBeANumber = (a: { field: string }): string => `يجب أن يكون \u2068${a.field}\u2069 رقمًا`
export const fieldMustBeAWholeNumber = (a: { field: string }): string => `يجب أن يكون \u2068${a.field}\u2069 عددًا صحيحًا`
export const fieldMustBeTrueOrFalse = (a: { field: string }): string => `يجب أن يكون \u2068${a.field}\u2069 إما true أو false`
export const fieldMustBeAnObject = (a: { field: string }): string => `يجب أن يكون \u2068${a.field}\u2069 كائن JSON`
export const fieldMustBe = (a: { field: string; value: string }): string => `يجب أن يكون \u2068${a.field}\u2069 هو \u2068${a.value}\u2069`
export const fieldMustBeOneOf = (a: { field: string; value: string }): string => `يجب أن يكون \u2068${a.field}\u2069 إحدى القيم: \u2068${a.value}\u2069`
export const fieldIsTooShort = (a: { count: number; field: string }): string => `يجب ألّا يقل \u2068${a.field}\u2069 عن ${(category(a.count) === 'zero' ? `${number(a.count)} حرف` : category(a.count) === 'one' ? "حرف واحد" : category(a.count) === 'two' ? "حرفين" : category(a.count) === 'few' ? `${number(a.count)} أحرف` : category(a.count) === 'many' ? `${number(a.count)} حرفًا` : `${number(a.count)} حرف`)}`
export const fieldIsTooLong = (a: { field: string; value: string }): string => `الحد الأقصى لعدد أحرف \u2068${a.field}\u2069 هو \u2068${a.value}\u2069`
export const fieldIsTooSmall = (a: { field: string; value: string }): string => `يجب ألّا يقل \u2068${a.field}\u2069 عن \u2068${a.value}\u2069`
export const fieldIsTooLarge = (a: { field: string; value: string }): string => `يجب ألّا يزيد \u2068${a.field}\u2069 على \u2068${a.value}\u2069`
export const fieldIsGivenTooOften = (a: { field: string; value: string }): string => `يمكن ذكر \u2068${a.field}\u2069 بحد أقصى \u2068${a.value}\u2069 مرة`
export const fieldCannotBeKept = (a: { field: string }): string => `يحتوي \u2068${a.field}\u2069 على محرف لا يمكن حفظه`
export const fieldIsNotValid = (a: { field: string }): string => `قيمة \u2068${a.field}\u2069 غير صالحة`
export const fieldIsNotKnown = (a: { field: string }): string => `\u2068${a.field}\u2069 غير معروف هنا`
export const isBlocked = (a: { count: number; value: string }): string => `\u2068${a.value}\u2069 معلّقة${(a.count === 0 ? "" : `، و${number(a.count)} أخرى`)}`
export const administratorsLogInWith = (a: { value: string }): string => `يسجّل المسؤولون الدخول هنا عبر \u2068${a.value}\u2069.`
export const logInAgainFirst: string = "يُرجى تسجيل الدخول من جديد أولًا، لنتأكد من أنك صاحب الحساب."
export const companyAccountIsLinkedAlready: string = "هناك حساب شركة مرتبط بالفعل"
export const noCompanyAccountIsLinked: string = "لا يوجد حساب شركة مرتبط"
export const logInWithYourPasskey: string = "يُرجى تسجيل الدخول بمفتاح المرور"
