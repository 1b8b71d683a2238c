// Generated from languages/ar.json: change it there, and run "npm run generate".
export const carousel: string = "عارض شرائح"
export const slideOf = (a: { number: string; slide: string; total: string }): string => `\u2068${a.slide}\u2069 (\u2068${a.number}\u2069 من \u2068${a.total}\u2069)`
export const playSlides: string = "تشغيل الشرائح"
export const pauseSlides: string = "إيقاف الشرائح مؤقتًا"
export const previousSlide: string = "الشريحة السابقة"
export const slideNumber = (a: { number: string; slide: string }): string => `الشريحة \u2068${a.number}\u2069: \u2068${a.slide}\u2069`
export const nextSlide: string = "الشريحة التالية"
