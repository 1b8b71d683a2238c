// Generated from languages/pl.json: change it there, and run "npm run generate".
export const unknownDevice: string = "Nieznane urządzenie"
export const unknownBrowserOn = (a: { system: string }): string => `Nieznana przeglądarka, ${a.system}`
export const browserOn = (a: { browser: string; system: string }): string => `${a.browser}, ${a.system}`
