// Generated from languages/fr.json: change it there, and run "npm run generate".
export const unknownDevice: string = "Appareil inconnu"
export const unknownBrowserOn = (a: { system: string }): string => `Navigateur inconnu sur ${a.system}`
export const browserOn = (a: { browser: string; system: string }): string => `${a.browser} sur ${a.system}`
