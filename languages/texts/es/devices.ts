// Generated from languages/es.json: change it there, and run "npm run generate".
export const unknownDevice: string = "Dispositivo desconocido"
export const unknownBrowserOn = (a: { system: string }): string => `Navegador desconocido en ${a.system}`
export const browserOn = (a: { browser: string; system: string }): string => `${a.browser} en ${a.system}`
