// Generated from languages/ar.json: change it there, and run "npm run generate".
export const dismiss: string = "إخفاء"
