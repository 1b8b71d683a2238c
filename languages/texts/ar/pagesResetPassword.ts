// Generated from languages/ar.json: change it there, and run "npm run generate".
export const aNewPassword: string = "كلمة مرور جديدة، وعودة إلى الطريق."
export const setANewPassword: string = "تعيين كلمة مرور جديدة"
export const linkIsNotComplete: string = "هذا الرابط غير مكتمل"
export const openItAgainOrAskForANewOne = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["جزء منه ناقص. يُرجى فتحه مجددًا من رسالة البريد، أو ", a.link("طلب رابط جديد"), "."]
export const loggedOutElsewhere = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["ستنتهي جلساتك على جميع الأجهزة الأخرى. إذا انتهت صلاحية الرابط فيمكنك ", a.link("طلب رابط جديد"), "."]
