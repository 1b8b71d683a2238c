// Generated from languages/ar.json: change it there, and run "npm run generate".
export const tryAgain: string = "إعادة المحاولة"
export const offlineAndNotKept: string = "لا يوجد اتصال، وهذا غير محفوظ في هذا المتصفح."
