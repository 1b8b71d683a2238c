// Generated from languages/pl.json: change it there, and run "npm run generate".
export const light: string = "Jasny"
export const dark: string = "Ciemny"
export const system: string = "Systemowy"
