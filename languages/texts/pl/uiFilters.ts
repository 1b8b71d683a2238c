// Generated from languages/pl.json: change it there, and run "npm run generate".
export const upToDay = (a: { day: string }): string => `Do ${a.day}`
export const fromDay = (a: { day: string }): string => `Od ${a.day}`
export const fromDayToDay = (a: { from: string; to: string }): string => `${a.from} – ${a.to}`
export const filtersThatAreSet: string = "Ustawione filtry"
export const removeFilter = (a: { filter: string }): string => `Usuń filtr: ${a.filter}`
export const clearAll: string = "Wyczyść wszystkie"
