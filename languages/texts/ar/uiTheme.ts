// Generated from languages/ar.json: change it there, and run "npm run generate".
export const light: string = "فاتح"
export const dark: string = "داكن"
export const system: string = "النظام"
