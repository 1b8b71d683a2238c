// Generated from languages/es.json: change it there, and run "npm run generate".
export const showAsTable: string = "Mostrar como tabla"
export const showTitleAsTable = (a: { title: string }): string => `Mostrar como tabla: ${a.title}`
export const asATable = (a: { title: string }): string => `${a.title}, como tabla`
export const none: string = "sin datos"
export const nameAndValue = (a: { name: string; value: string }): string => `${a.name}: ${a.value}`
