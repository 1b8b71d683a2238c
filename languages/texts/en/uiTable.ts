// Generated from languages/en.json: change it there, and run "npm run generate".
export const row: string = "Row"
export const value: string = "Value"
export const whatIsWrong: string = "What is wrong"
export const empty: string = "(empty)"
export const selectAllRows: string = "Select all rows"
