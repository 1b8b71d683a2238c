// Generated from languages/en.json: change it there, and run "npm run generate".
export const from: string = "From"
export const to: string = "To"
