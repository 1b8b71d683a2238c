// Generated from languages/ar.json: change it there, and run "npm run generate".
export const linkCouldNotBeSent: string = "تعذّر إرسال الرابط"
export const forgotPassword: string = "نسيت كلمة المرور"
export const email: string = "البريد الإلكتروني"
export const sendLink: string = "إرسال الرابط"
export const askAnAdministrator = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("يُرجى التواصل مع أحد المشرفين."), " هذا الخادم لا يرسل رسائل بريد. يمكن للمشرف إنشاء رابط لك لتعيين كلمة مرور جديدة، من «إدارة المستخدمين»."]
export const checkYourEmail = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong("يُرجى تفقّد بريدك."), " إذا كان هناك حساب بالبريد ", `\u2068${a.email}\u2069`, " فسيصله رابط يعمل مرة واحدة خلال 30 دقيقة. إن لم يصل شيء، فيُرجى البحث في البريد غير المرغوب فيه أو التواصل مع أحد المشرفين."]
