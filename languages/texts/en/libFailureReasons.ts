// Generated from languages/en.json: change it there, and run "npm run generate".
export const noOneHome: string = "no one home"
export const refused: string = "refused"
export const wrongAddress: string = "wrong address"
export const damaged: string = "damaged"
export const other: string = "other"
