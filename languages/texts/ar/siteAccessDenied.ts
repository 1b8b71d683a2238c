// Generated from languages/ar.json: change it there, and run "npm run generate".
export const areaWasAskedFor = <Part>(a: { role: string; strong: (text: string) => Part }): (string | Part)[] => ["طُلب الوصول إلى قسم ", a.strong((a.role === "ADMIN" ? "المشرف" : a.role === "SENDER" ? "المرسل" : a.role === "RECEIVER" ? "المستلم" : "المندوب")), "."]
export const areaOfAnotherRole: string = "طُلب الوصول إلى قسم يخص دورًا آخر."
export const goToTheArea = (a: { role: string }): string => `الانتقال إلى قسم ${(a.role === "ADMIN" ? "المشرف" : a.role === "SENDER" ? "المرسل" : a.role === "RECEIVER" ? "المستلم" : "المندوب")}`
export const backToHome: string = "العودة إلى الصفحة الرئيسية"
export const logout: string = "تسجيل الخروج"
export const login: string = "تسجيل الدخول"
export const accountIsBlocked = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["حظر أحد المشرفين الحساب ", a.strong(a.email), ". لا يمكنك استخدامه حتى رفع الحظر."]
export const youAreNotLoggedIn: string = "لم يُسجَّل دخولك."
export const yourRoleHasNoArea: string = "ليس لدور حسابك قسم هنا."
export const yourRoleIs = <Part>(a: { role: string; strong: (text: string) => Part }): (string | Part)[] => ["دورك ", a.strong((a.role === "ADMIN" ? "المشرف" : a.role === "SENDER" ? "المرسل" : a.role === "RECEIVER" ? "المستلم" : "المندوب")), "، ولا يدخل كل دور إلا قسمه."]
