// Generated from languages/fr.json: change it there, and run "npm run generate".
export const light: string = "Clair"
export const dark: string = "Sombre"
export const system: string = "Système"
