// Generated from languages/fr.json: change it there, and run "npm run generate".
export const upToDay = (a: { day: string }): string => `Jusqu’au ${a.day}`
export const fromDay = (a: { day: string }): string => `À partir du ${a.day}`
export const fromDayToDay = (a: { from: string; to: string }): string => `Du ${a.from} au ${a.to}`
export const filtersThatAreSet: string = "Filtres actifs"
export const removeFilter = (a: { filter: string }): string => `Retirer le filtre : ${a.filter}`
export const clearAll: string = "Tout effacer"
