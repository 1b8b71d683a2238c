// Generated from languages/ar.json: change it there, and run "npm run generate".
export const loading: string = "جارٍ التحميل…"
export const progress: string = "التقدم"
export const done: string = "تم"
export const now: string = "الآن"
export const toCome: string = "لاحقًا"
export const stoppedHere: string = "توقف هنا"
export const blockedHere: string = "معلّقة هنا"
