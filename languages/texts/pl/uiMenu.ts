// Generated from languages/pl.json: change it there, and run "npm run generate".
export const opensANewTab: string = "(otwiera nową kartę)"
