// Generated from languages/ar.json: change it there, and run "npm run generate".
export const nameIsTooShort: string = "يجب ألّا يقل الاسم عن 3 أحرف"
export const nameIsTooLong: string = "يجب ألّا يزيد الاسم على 255 حرفًا"
export const nameHoldsUnseenCharacters: string = "يجب ألّا يحتوي الاسم على محارف غير مرئية"
export const invalidEmailAddress: string = "البريد الإلكتروني غير صالح"
export const enterAPhoneNumber: string = "يُرجى إدخال رقم هاتف، مثل 00966501234567"
export const passwordIsTooShort = (a: { field: string }): string => `يجب ألّا ${(a.field === "confirmPassword" ? "يقل تأكيد كلمة المرور" : "تقل كلمة المرور")} عن 6 أحرف`
export const passwordIsTooLong = (a: { field: string }): string => `يجب ألّا ${(a.field === "confirmPassword" ? "يزيد تأكيد كلمة المرور" : "تزيد كلمة المرور")} على 128 حرفًا`
export const passwordsDoNotMatch: string = "كلمتا المرور غير متطابقتين"
