// Generated from languages/ar.json: change it there, and run "npm run generate".
export const close: string = "إغلاق"
export const tryAgain: string = "إعادة المحاولة"
export const couldNotBeLoaded: string = "تعذّر التحميل. يُرجى التحقق من الاتصال وإعادة المحاولة."
