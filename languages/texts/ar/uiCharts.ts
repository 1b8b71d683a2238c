// Generated from languages/ar.json: change it there, and run "npm run generate".
export const showAsTable: string = "عرض كجدول"
export const showTitleAsTable = (a: { title: string }): string => `عرض كجدول: \u2068${a.title}\u2069`
export const asATable = (a: { title: string }): string => `\u2068${a.title}\u2069، في جدول`
export const none: string = "لا شيء"
export const nameAndValue = (a: { name: string; value: string }): string => `\u200f\u2068${a.name}\u2069: \u2068${a.value}\u2069`
