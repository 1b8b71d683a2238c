// Generated from languages/ar.json: change it there, and run "npm run generate".
export const oneAccount: string = "حساب واحد لإرسال الشحنات واستلامها وتتبعها."
export const createAnAccount: string = "إنشاء حساب"
export const alreadyRegistered = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["لديك حساب؟ ", a.link("تسجيل الدخول")]
