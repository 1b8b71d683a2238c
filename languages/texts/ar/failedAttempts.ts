// Generated from languages/ar.json: change it there, and run "npm run generate".
export const noOneWasHome: string = "لم يكن أحد في المنزل."
export const wasRefused: string = "رُفض استلام الشحنة."
export const addressWasWrong: string = "كان العنوان خاطئًا."
export const isDamaged: string = "الشحنة متضررة."
export const weWillTryAgain: string = "سنحاول مرة أخرى."
export const weWillTryAgainOn = (a: { day: string }): string => `سنحاول مرة أخرى في \u2068${a.day}\u2069.`
export const weKeepIt: string = "نحتفظ بها إلى أن يقرر المرسل مصيرها."
export const tellUsTheRightAddress: string = "يُرجى موافاتنا بالعنوان الصحيح."
export const weWillContactTheSender: string = "سنتواصل مع المرسل."
