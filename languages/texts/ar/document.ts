// Generated from languages/ar.json: change it there, and run "npm run generate".
export const description: string = "أرسل الطرود وتابعها مباشرة وأكّد التسليم."
export const needsJavaScript: string = "يحتاج Waybill إلى JavaScript. يُرجى تفعيله ثم إعادة تحميل الصفحة."
