// Generated from languages/ar.json: change it there, and run "npm run generate".
export const discard: string = "تجاهل"
export const keepEditing: string = "متابعة التعديل"
export const discardWhatYouTyped: string = "تجاهل ما كتبته؟"
export const waitUntilItIsSaved: string = "يُرجى الانتظار حتى يكتمل الحفظ"
export const close: string = "إغلاق"
export const cancel: string = "إلغاء"
export const waitUntilItIsDone: string = "يُرجى الانتظار حتى يكتمل الأمر"
export const tryAgain: string = "إعادة المحاولة"
