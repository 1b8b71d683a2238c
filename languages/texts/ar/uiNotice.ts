// Generated from languages/ar.json: change it there, and run "npm run generate".
export const tryAgain: string = "إعادة المحاولة"
export const offlineAsOf = (a: { time: string }): string => `لا يوجد اتصال. آخر تحديث: \u2068${a.time}\u2069.`
