// Generated from languages/ar.json: change it there, and run "npm run generate".
export const reconnecting: string = "جارٍ إعادة الاتصال"
export const changesAppearAgain: string = "تظهر التغييرات مجددًا بعد لحظات."
export const live: string = "مباشر"
export const changesAppearByThemselves: string = "تظهر التغييرات هنا تلقائيًا."
