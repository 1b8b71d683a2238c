// Generated from languages/en.json: change it there, and run "npm run generate".
export const unknownDevice: string = "Unknown device"
export const unknownBrowserOn = (a: { system: string }): string => `Unknown browser on ${a.system}`
export const browserOn = (a: { browser: string; system: string }): string => `${a.browser} on ${a.system}`
