// Generated from languages/en.json: change it there, and run "npm run generate".
export const light: string = "Light"
export const dark: string = "Dark"
export const system: string = "System"
