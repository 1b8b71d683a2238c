// Generated from languages/ar.json: change it there, and run "npm run generate".
export const from: string = "من"
export const to: string = "إلى"
