// Generated from languages/de.json: change it there, and run "npm run generate".
export const upToDay = (a: { day: string }): string => `Bis ${a.day}`
export const fromDay = (a: { day: string }): string => `Ab ${a.day}`
export const fromDayToDay = (a: { from: string; to: string }): string => `${a.from} bis ${a.to}`
export const filtersThatAreSet: string = "Gesetzte Filter"
export const removeFilter = (a: { filter: string }): string => `Filter entfernen: ${a.filter}`
export const clearAll: string = "Alle zurücksetzen"
