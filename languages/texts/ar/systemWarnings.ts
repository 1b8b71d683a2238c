// Generated from languages/ar.json: change it there, and run "npm run generate".
export const adminSignupIsOpen: string = "يمكن لأي شخص التسجيل بصفة مسؤول. يُرجى ضبط ADMIN_SIGNUP=closed."
export const demoAccountsCanLogIn = (a: { value: string }): string => `يمكن للحسابات التجريبية تسجيل الدخول وكلمات مرورها معلنة. يُرجى إزالتها بالأمر admin remove-demo أو حظرها: \u2068${a.value}\u2069.`
export const pageCameWithoutHttps: string = "وصلت هذه الصفحة بلا HTTPS، فيمكن الاطلاع على كلمات المرور في الطريق. يُرجى وضع HTTPS في الواجهة وضبط TRUST_PROXY وفقًا له."
export const cookiesAreNotSecure: string = "ترسل المتصفحات ملفات تعريف ارتباط الجلسات بلا HTTPS أيضًا. يُرجى ضبط COOKIE_SECURE=auto."
export const rateLimitsAreOff: string = "يمكن تخمين كلمات المرور وأرقام التتبع بلا حد. يُرجى ضبط RATE_LIMITS=on."
export const visitorsCanListParcels: string = "يمكن لأي زائر عرض جميع الشحنات. يُرجى ضبط TRACKING=lookup ما لم تكن الشبكة مغلقة."
export const versionsDiffer = (a: { value: string }): string => `تعمل العُقد بإصدارات مختلفة: \u2068${a.value}\u2069. يُرجى تحديث الأقدم منها.`
export const emailsAreNotSent: string = "لا تُرسل رسائل البريد لعدم وجود خادم بريد. يُرجى ضبط SMTP_URL وMAIL_FROM وPUBLIC_URL."
export const vroomFailed = (a: { value: string }): string => `لم يقدّم VROOM ترتيبًا للمحطات عند آخر طلب: \u2068${a.value}\u2069. حتى ذلك الحين تُقترح الترتيبات بخطوط مستقيمة. يُرجى التحقق من تشغيله في VROOM_URL.`
export const providerIsAway = (a: { value: string }): string => `تعذّر الوصول إلى موفّر الهوية: \u2068${a.value}\u2069. حتى ذلك الحين يمكن تسجيل الدخول بكلمة المرور أو بمفتاح المرور، لا بحساب الشركة. يُرجى التحقق من صحة OIDC_ISSUER ومن وصول هذا الخادم إليه.`
