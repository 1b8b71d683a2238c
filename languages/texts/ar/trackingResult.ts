// Generated from languages/ar.json: change it there, and run "npm run generate".
export const expectedBetween = <Part>(a: { from: string; fromTime: (text: string) => Part; to: string; toTime: (text: string) => Part }): (string | Part)[] => ["الوصول المتوقع بين ", a.fromTime(a.from), " و", a.toTime(a.to)]
export const asItStood: string = "الوضع كما كان وقت الطباعة. أحدث المعلومات في"
export const qrCodeOfThePage: string = "رمز QR لصفحة التتبع"
export const qrCode: string = "رمز QR"
export const pointACameraAtIt: string = "لفتح صفحة التتبع هذه يُرجى توجيه كاميرا الهاتف إليه."
export const copyLink: string = "نسخ الرابط"
export const qrCodeOfTheTitledPage = (a: { title: string }): string => `رمز QR لصفحة التتبع: \u2068${a.title}\u2069`
export const qrCodeCouldNotBeLoaded: string = "تعذّر تحميل رمز QR. يُرجى إعادة المحاولة."
export const share: string = "مشاركة"
export const print: string = "طباعة"
export const sharingIsNotPossible: string = "المشاركة غير متاحة هنا. يمكن نسخ الرابط بدلًا من ذلك."
export const parcelFound: string = "تم العثور على الشحنة!"
export const trackingId: string = "رقم التتبع"
export const copyTrackingId: string = "نسخ رقم التتبع"
export const parcelWithId = (a: { trackingId: string }): string => `الشحنة \u2068${a.trackingId}\u2069`
export const lastUpdated: string = "آخر تحديث"
export const sender: string = "المرسل"
export const receiver: string = "المستلم"
export const from: string = "من"
export const to: string = "إلى"
