// Generated from languages/en.json: change it there, and run "npm run generate".
export const rowNumber: string = "No."
export const skipToContent: string = "Skip to content"
