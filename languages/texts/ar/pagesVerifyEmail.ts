// Generated from languages/ar.json: change it there, and run "npm run generate".
export const oneClick: string = "نقرة واحدة ويكتمل كل شيء."
export const confirmYourAddress: string = "تأكيد بريدك الإلكتروني"
export const openedTheLink: string = "فُتح الرابط المرسل إلى بريدك الإلكتروني."
export const linkIsNotComplete: string = "هذا الرابط غير مكتمل"
export const openItAgainOrLogIn = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["جزء منه ناقص. يُرجى فتحه مجددًا من رسالة البريد، أو ", a.link("تسجيل الدخول"), " ثم الضغط على «إعادة إرسال الرابط» في لوحة التحكم."]
