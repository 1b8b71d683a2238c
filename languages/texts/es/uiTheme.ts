// Generated from languages/es.json: change it there, and run "npm run generate".
export const light: string = "Claro"
export const dark: string = "Oscuro"
export const system: string = "Sistema"
