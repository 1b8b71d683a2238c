// Generated from languages/ar.json: change it there, and run "npm run generate".
export const endpointIsGone: string = "أجابت نقطة النهاية بـ 410: لم تعد موجودة"
export const endpointRedirects = (a: { value: string }): string => `أجابت نقطة النهاية بـ \u2068${a.value}\u2069، ولا تُتّبع عمليات إعادة التوجيه`
export const endpointAnswered = (a: { value: string }): string => `أجابت نقطة النهاية بـ \u2068${a.value}\u2069`
export const endpointWasRemoved: string = "أُزيلت نقطة النهاية"
export const endpointWasDisabled: string = "عُطّلت نقطة النهاية قبل الإرسال"
export const accountOfEndpointIsBlocked: string = "حساب نقطة النهاية محظور"
export const noAnswerInTime: string = "لم تصل إجابة في الوقت المحدد"
export const failureOnThisSide: string = "تعذّر الإرسال بسبب خطأ من هذا الجانب"
export const answerTookOver5Seconds: string = "استغرقت الإجابة أكثر من 5 ثوانٍ"
export const answerTookOver15Seconds: string = "استغرقت الإجابة أكثر من 15 ثانية"
export const connectionBrokeOff: string = "انقطع الاتصال قبل وصول إجابة"
export const addressDoesNotAnswer: string = "العنوان لا يجيب"
export const certificateIsNotValid: string = "شهادة TLS غير صالحة"
export const addressDoesNotSpeakTls: string = "العنوان لا يستخدم TLS كما ينبغي"
export const answerIsNotHttp: string = "الإجابة ليست HTTP"
