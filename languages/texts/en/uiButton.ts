// Generated from languages/en.json: change it there, and run "npm run generate".
export const copied: string = "Copied"
export const copyingIsNotAllowed: string = "Copying is not allowed here"
