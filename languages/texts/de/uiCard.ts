// Generated from languages/de.json: change it there, and run "npm run generate".
export const from: string = "Von"
export const to: string = "An"
