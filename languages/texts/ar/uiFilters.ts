// Generated from languages/ar.json: change it there, and run "npm run generate".
export const upToDay = (a: { day: string }): string => `حتى \u2068${a.day}\u2069`
export const fromDay = (a: { day: string }): string => `من \u2068${a.day}\u2069`
export const fromDayToDay = (a: { from: string; to: string }): string => `\u2068${a.from}\u2069 إلى \u2068${a.to}\u2069`
export const filtersThatAreSet: string = "عوامل التصفية المفعّلة"
export const removeFilter = (a: { filter: string }): string => `إزالة عامل التصفية: \u2068${a.filter}\u2069`
export const clearAll: string = "محو الكل"
