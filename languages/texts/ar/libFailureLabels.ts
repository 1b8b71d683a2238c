// Generated from languages/ar.json: change it there, and run "npm run generate".
export const noOneHome: string = "لم يكن أحد في المنزل"
export const refused: string = "رُفض الاستلام"
export const wrongAddress: string = "عنوان غير صحيح"
export const damaged: string = "شحنة تالفة"
export const other: string = "سبب آخر"
