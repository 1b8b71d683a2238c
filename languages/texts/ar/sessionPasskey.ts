// Generated from languages/ar.json: change it there, and run "npm run generate".
export const noPasskeyWasUsed: string = "لم يُستخدم أي مفتاح مرور. حاول مرة أخرى، أو سجّل الدخول بطريقة أخرى."
export const browserHasNoPasskeys: string = "لا تعمل مفاتيح المرور في هذا المتصفح أو على هذا العنوان. سجّل الدخول بطريقة أخرى."
