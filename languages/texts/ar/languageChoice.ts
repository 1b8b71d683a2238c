// Generated from languages/ar.json: change it there, and run "npm run generate".
export const language: string = "اللغة"
export const screensAndEmailsComeInIt: string = "للصفحات ولرسائل البريد الإلكتروني."
export const saveLanguage: string = "حفظ اللغة"
export const failedToChangeTheLanguage: string = "تعذّر تغيير اللغة"
