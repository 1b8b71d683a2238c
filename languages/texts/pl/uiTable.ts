// Generated from languages/pl.json: change it there, and run "npm run generate".
export const row: string = "Wiersz"
export const value: string = "Wartość"
export const whatIsWrong: string = "Co jest nie tak"
export const empty: string = "(puste)"
export const selectAllRows: string = "Zaznacz wszystkie wiersze"
