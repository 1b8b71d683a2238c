// Generated from languages/de.json: change it there, and run "npm run generate".
export const row: string = "Zeile"
export const value: string = "Wert"
export const whatIsWrong: string = "Fehler"
export const empty: string = "(leer)"
export const selectAllRows: string = "Alle Zeilen auswählen"
