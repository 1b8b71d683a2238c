// Generated from languages/ar.json: change it there, and run "npm run generate".
export const login: string = "تسجيل الدخول"
export const addressCouldNotBeConfirmed: string = "تعذّر تأكيد البريد الإلكتروني"
export const confirm: string = "تأكيد"
export const linkDoesNotWork = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("لم يعد هذا الرابط يعمل."), " يعمل الرابط 24 ساعة. يُرجى تسجيل الدخول والضغط على «إعادة إرسال الرابط» في لوحة التحكم، ليصلك رابط جديد بالبريد."]
export const addressIsConfirmed = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("تم."), " تأكد بريدك الإلكتروني."]
export const addressWasConfirmedBefore = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("لا حاجة إلى شيء آخر."), " سبق تأكيد بريدك الإلكتروني."]
export const toYourDashboard: string = "إلى لوحة التحكم"
