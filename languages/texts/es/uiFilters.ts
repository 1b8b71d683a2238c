// Generated from languages/es.json: change it there, and run "npm run generate".
export const upToDay = (a: { day: string }): string => `Hasta: ${a.day}`
export const fromDay = (a: { day: string }): string => `Desde: ${a.day}`
export const fromDayToDay = (a: { from: string; to: string }): string => `${a.from} a ${a.to}`
export const filtersThatAreSet: string = "Filtros activos"
export const removeFilter = (a: { filter: string }): string => `Quitar filtro: ${a.filter}`
export const clearAll: string = "Borrar todo"
