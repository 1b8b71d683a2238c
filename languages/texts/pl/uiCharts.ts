// Generated from languages/pl.json: change it there, and run "npm run generate".
export const showAsTable: string = "Pokaż jako tabelę"
export const showTitleAsTable = (a: { title: string }): string => `Pokaż jako tabelę: ${a.title}`
export const asATable = (a: { title: string }): string => `${a.title}, jako tabela`
export const none: string = "brak"
export const nameAndValue = (a: { name: string; value: string }): string => `${a.name}: ${a.value}`
