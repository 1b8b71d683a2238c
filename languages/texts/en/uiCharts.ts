// Generated from languages/en.json: change it there, and run "npm run generate".
export const showAsTable: string = "Show as table"
export const showTitleAsTable = (a: { title: string }): string => `Show as table: ${a.title}`
export const asATable = (a: { title: string }): string => `${a.title}, as a table`
export const none: string = "none"
export const nameAndValue = (a: { name: string; value: string }): string => `${a.name}: ${a.value}`
