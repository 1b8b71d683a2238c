// Generated from languages/fr.json: change it there, and run "npm run generate".
export const showAsTable: string = "Afficher en tableau"
export const showTitleAsTable = (a: { title: string }): string => `Afficher en tableau : ${a.title}`
export const asATable = (a: { title: string }): string => `${a.title}, en tableau`
export const none: string = "aucun"
export const nameAndValue = (a: { name: string; value: string }): string => `${a.name} : ${a.value}`
