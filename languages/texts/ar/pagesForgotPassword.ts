// Generated from languages/ar.json: change it there, and run "npm run generate".
export const aNewPassword: string = "كلمة مرور جديدة، وعودة إلى الطريق."
export const forgotYourPassword: string = "نسيت كلمة المرور؟"
export const getALink = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["بإدخال بريد حسابك يصلك رابط لتعيين كلمة مرور جديدة. تذكرت كلمة المرور؟ ", a.link("تسجيل الدخول")]
