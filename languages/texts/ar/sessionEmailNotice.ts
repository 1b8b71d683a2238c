// Generated from languages/ar.json: change it there, and run "npm run generate".
export const newLinkIsOnItsWay: string = "رابط جديد في الطريق إليك."
export const emailCouldNotBeSent: string = "تعذّر إرسال الرسالة. يُرجى إعادة المحاولة."
export const yourEmailAddress: string = "بريدك الإلكتروني"
export const confirmToSendParcels = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong("يُرجى تأكيد بريدك الإلكتروني."), " أُرسل رابط إلى ", `\u2068${a.email}\u2069`, ". لا يمكنك إرسال شحنات ولا تصلك رسائل عنها قبل استخدامه."]
export const confirmToGetEmails = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong("يُرجى تأكيد بريدك الإلكتروني."), " أُرسل رابط إلى ", `\u2068${a.email}\u2069`, ". لا تصلك رسائل عن الشحنات قبل استخدامه."]
export const sendLinkAgain: string = "إعادة إرسال الرابط"
