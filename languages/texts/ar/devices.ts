// Generated from languages/ar.json: change it there, and run "npm run generate".
export const unknownDevice: string = "جهاز غير معروف"
export const unknownBrowserOn = (a: { system: string }): string => `متصفح غير معروف على \u2068${a.system}\u2069`
export const browserOn = (a: { browser: string; system: string }): string => `\u2068${a.browser}\u2069 على \u2068${a.system}\u2069`
