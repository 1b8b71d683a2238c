// Generated from languages/ar.json: change it there, and run "npm run generate".
export const yourPassword: string = "كلمة مرورك"
export const code: string = "الرمز"
export const fromYourAuthenticatorApp: string = "من تطبيق المصادقة، أو رمز استرداد"
export const csvFile: string = "ملف CSV"
