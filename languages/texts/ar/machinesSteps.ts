// Generated from languages/ar.json: change it there, and run "npm run generate".
export const choose = (a: { value: string }): string => `اختيار \u2068${a.value}\u2069`
export const someoneElseSetsTheParcelBackTo = (a: { status: string }): string => `يعيد شخص آخر الشحنة إلى \u2068${a.status}\u2069`
export const anAdministratorSets = (a: { status: string }): string => `يعيّن مشرف الحالة \u2068${a.status}\u2069`
export const anAdministratorScansItAs = (a: { status: string }): string => `يمسح مشرف رمزها بالحالة \u2068${a.status}\u2069`
export const theCourierScansItAs = (a: { status: string }): string => `يمسح المندوب رمزها بالحالة \u2068${a.status}\u2069`
export const personUsesTheCamera: string = "استخدام الكاميرا"
export const track = (a: { trackingId: string }): string => `تتبع \u2068${a.trackingId}\u2069`
