// Generated from languages/ar.json: change it there, and run "npm run generate".
export const row: string = "الصف"
export const value: string = "القيمة"
export const whatIsWrong: string = "الخطأ"
export const empty: string = "(فارغ)"
export const selectAllRows: string = "تحديد جميع الصفوف"
