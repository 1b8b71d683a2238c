// Generated from languages/ar.json: change it there, and run "npm run generate".
export const logInAt = (a: { name: string }): string => `تسجيل الدخول عبر \u2068${a.name}\u2069`
export const logInWithPasskey: string = "تسجيل الدخول بمفتاح مرور"
export const orAPasskey: string = "أو مفتاح مرور"
export const aPasskeyIsEnough: string = "بصمة إصبعك أو وجهك أو رقم التعريف الشخصي تُعدّ عاملين أيضًا."
export const addPasskey: string = "إضافة مفتاح مرور"
export const passkeyIsNotEnough: string = "يطلب مفتاح المرور هذا لمسة فقط، وهذا لا يكفي هنا. أعدّ تطبيق مصادقة أيضًا."
export const passkeyWasTouched: string = "طلب مفتاح المرور هذا لمسة فقط، وهذا لا يكفي هنا. استخدم مفتاحًا ببصمة الإصبع أو الوجه أو رقم التعريف الشخصي."
export const logInAgainFirst: string = "سجّل الدخول من جديد أولًا"
