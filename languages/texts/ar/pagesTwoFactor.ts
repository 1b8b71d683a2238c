// Generated from languages/ar.json: change it there, and run "npm run generate".
export const twoFactorIsRequired = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["المصادقة الثنائية إلزامية للمشرفين هنا. يمكن المتابعة بحساب ", a.strong(a.email), " بعد إعدادها."]
export const logInWithYourPasskey: string = "تسجيل الدخول بمفتاح المرور الخاص بك"
export const passkeyIsEnough = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["المصادقة الثنائية إلزامية للمشرفين هنا، ومفتاح المرور الخاص بك يكفي. سجّل الدخول به للمتابعة بحساب ", a.strong(a.email), "."]
