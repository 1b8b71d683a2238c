// Generated from languages/en.json: change it there, and run "npm run generate".
export const mayBeOutOfDate: string = "These may be out of date."
