// Generated from languages/pl.json: change it there, and run "npm run generate".
export const from: string = "Od"
export const to: string = "Do"
