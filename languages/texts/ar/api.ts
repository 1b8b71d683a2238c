// Generated from languages/ar.json: change it there, and run "npm run generate".
export const serverRefused: string = "رفض الخادم الطلب"
export const serverCouldNotBeReached: string = "تعذّر الوصول إلى الخادم"
export const serverTookTooLong: string = "تأخر الخادم كثيرًا في الرد"
export const serverAnsweredUnexpectedly: string = "ورد من الخادم رد غير متوقع"
export const parcelNotFound: string = "لم يُعثر على الشحنة"
