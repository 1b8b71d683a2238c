// Generated from languages/de.json: change it there, and run "npm run generate".
export const showAsTable: string = "Als Tabelle anzeigen"
export const showTitleAsTable = (a: { title: string }): string => `Als Tabelle anzeigen: ${a.title}`
export const asATable = (a: { title: string }): string => `${a.title}, als Tabelle`
export const none: string = "keine"
export const nameAndValue = (a: { name: string; value: string }): string => `${a.name}: ${a.value}`
