// Generated from languages/ar.json: change it there, and run "npm run generate".
export const atLeastSixCharacters: string = "6 أحرف على الأقل"
export const passwordIsSet: string = "تم تعيين كلمة المرور. يُرجى تسجيل الدخول بها."
export const passwordCouldNotBeSet: string = "تعذّر تعيين كلمة المرور"
export const passwordIsTooShort: string = "يجب ألّا تقل كلمة المرور عن 6 أحرف"
export const setANewPassword: string = "تعيين كلمة مرور جديدة"
export const newPassword: string = "كلمة المرور الجديدة"
export const revokeApiKeysToo: string = "إبطال مفاتيح API الخاصة بي أيضًا، تحسبًا لمعرفة غيري بها"
export const setPassword: string = "تعيين كلمة المرور"
