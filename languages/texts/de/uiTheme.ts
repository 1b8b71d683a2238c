// Generated from languages/de.json: change it there, and run "npm run generate".
export const light: string = "Hell"
export const dark: string = "Dunkel"
export const system: string = "System"
