// Generated from languages/de.json: change it there, and run "npm run generate".
export const unknownDevice: string = "Unbekanntes Gerät"
export const unknownBrowserOn = (a: { system: string }): string => `Unbekannter Browser auf ${a.system}`
export const browserOn = (a: { browser: string; system: string }): string => `${a.browser} auf ${a.system}`
