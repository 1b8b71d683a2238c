// Generated from languages/en.json: change it there, and run "npm run generate".
export const opensANewTab: string = "(opens a new tab)"
