// Generated from languages/ar.json: change it there, and run "npm run generate".
export const copied: string = "تم النسخ"
export const copyingIsNotAllowed: string = "النسخ غير مسموح به هنا"
