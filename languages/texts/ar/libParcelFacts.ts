// Generated from languages/ar.json: change it there, and run "npm run generate".
export const type: string = "النوع"
export const weight: string = "الوزن"
export const fee: string = "الرسوم"
export const created: string = "تاريخ الإنشاء"
export const updated: string = "آخر تحديث"
