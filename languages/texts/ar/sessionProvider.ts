// Generated from languages/ar.json: change it there, and run "npm run generate".
export const logInWith = (a: { name: string }): string => `تسجيل الدخول عبر \u2068${a.name}\u2069`
export const isAway = (a: { name: string }): string => `تعذّر الوصول إلى \u2068${a.name}\u2069 حاليًا. سجّل الدخول بطريقة أخرى.`
