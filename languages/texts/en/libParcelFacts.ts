// Generated from languages/en.json: change it there, and run "npm run generate".
export const type: string = "Type"
export const weight: string = "Weight"
export const fee: string = "Fee"
export const created: string = "Created"
export const updated: string = "Updated"
