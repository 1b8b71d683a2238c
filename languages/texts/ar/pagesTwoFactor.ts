// Generated from languages/ar.json: change it there, and run "npm run generate".
export const twoFactorIsRequired = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["المصادقة الثنائية إلزامية للمشرفين هنا. يمكن المتابعة بحساب ", a.strong(a.email), " بعد إعدادها."]
