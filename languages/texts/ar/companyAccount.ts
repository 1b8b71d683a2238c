// Generated from languages/ar.json: change it there, and run "npm run generate".
export const companyAccountTitle: string = "حساب الشركة"
export const whatItIsFor = (a: { name: string }): string => `سجّل الدخول عبر \u2068${a.name}\u2069 بدلًا من كلمة المرور. تبقى كلمة المرور كما هي.`
export const failedToLoadCompanyAccount: string = "تعذّر تحميل حساب شركتك"
export const notLinked = (a: { name: string }): string => `لا يوجد حساب مرتبط في \u2068${a.name}\u2069.`
export const linkedAs = <Part>(a: { date: string; email: string; strong: (text: string) => Part }): (string | Part)[] => ["مرتبط باسم ", a.strong(a.email), " منذ ", `\u2068${a.date}\u2069`, "."]
export const linkedSince = (a: { date: string }): string => `مرتبط منذ \u2068${a.date}\u2069.`
export const providerIsAway = (a: { name: string }): string => `تعذّر الوصول إلى \u2068${a.name}\u2069 حاليًا.`
export const linkAccount: string = "ربط الحساب"
export const linkQuestion = (a: { name: string }): string => `هل تريد ربط حسابك في \u2068${a.name}\u2069؟`
export const firstThePassword = (a: { name: string }): string => `أدخل كلمة المرور، ثم سجّل الدخول في \u2068${a.name}\u2069.`
export const goOn: string = "متابعة"
export const failedToLink: string = "تعذّر ربط حساب شركتك"
export const accountIsLinked: string = "تم ربط حساب الشركة"
export const unlink: string = "إلغاء الربط"
export const unlinkQuestion: string = "هل تريد إلغاء ربط حساب شركتك؟"
export const whatUnlinkingDoes: string = "لن يمكنك تسجيل الدخول به بعد الآن، وعلى جميع الأجهزة الأخرى تسجيل الدخول من جديد."
export const accountIsUnlinked: string = "تم إلغاء ربط حساب الشركة"
export const failedToUnlink: string = "تعذّر إلغاء ربط حساب شركتك"
export const nextLogInAt = (a: { name: string }): string => `بعد ذلك تسجّل الدخول في \u2068${a.name}\u2069.`
export const logInWithIt = (a: { name: string }): string => `سجّل الدخول عبر \u2068${a.name}\u2069.`
