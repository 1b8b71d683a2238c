// Generated from languages/en.json: change it there, and run "npm run generate".
export const noOneHome: string = "No one home"
export const refused: string = "Refused"
export const wrongAddress: string = "Wrong address"
export const damaged: string = "Damaged"
export const other: string = "Other"
