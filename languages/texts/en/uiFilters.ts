// Generated from languages/en.json: change it there, and run "npm run generate".
export const upToDay = (a: { day: string }): string => `Up to ${a.day}`
export const fromDay = (a: { day: string }): string => `From ${a.day}`
export const fromDayToDay = (a: { from: string; to: string }): string => `${a.from} to ${a.to}`
export const filtersThatAreSet: string = "Filters that are set"
export const removeFilter = (a: { filter: string }): string => `Remove filter: ${a.filter}`
export const clearAll: string = "Clear all"
