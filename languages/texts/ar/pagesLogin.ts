// Generated from languages/ar.json: change it there, and run "npm run generate".
export const goodToHaveYouBack: string = "تسرّنا عودتك إلى الطريق."
export const logIn: string = "تسجيل الدخول"
export const newHere = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["ليس لديك حساب؟ ", a.link("إنشاء حساب")]
