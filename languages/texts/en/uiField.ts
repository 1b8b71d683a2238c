// Generated from languages/en.json: change it there, and run "npm run generate".
export const yourPassword: string = "Your password"
export const code: string = "Code"
export const fromYourAuthenticatorApp: string = "From your authenticator app, or a recovery code"
export const upToDay = (a: { day: string }): string => `Up to ${a.day}`
export const fromDay = (a: { day: string }): string => `From ${a.day}`
export const fromDayToDay = (a: { from: string; to: string }): string => `${a.from} to ${a.to}`
export const showField = (a: { field: string }): string => `Show ${a.field}`
export const hideField = (a: { field: string }): string => `Hide ${a.field}`
export const fieldIsShown = (a: { field: string }): string => `${a.field} is shown`
export const filtersThatAreSet: string = "Filters that are set"
export const removeFilter = (a: { filter: string }): string => `Remove filter: ${a.filter}`
export const clearAll: string = "Clear all"
export const csvFile: string = "CSV file"
