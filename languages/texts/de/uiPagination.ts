// Generated from languages/de.json: change it there, and run "npm run generate".
export const thisIsTheFirstPage: string = "Das ist die erste Seite"
export const thisIsTheLastPage: string = "Das ist die letzte Seite"
export const rowsPerPage: string = "Zeilen pro Seite"
export const pageOf = (a: { page: string; pages: string }): string => `Seite ${a.page} von ${a.pages}`
export const tablePages: string = "Seiten der Tabelle"
export const firstPage: string = "Erste Seite"
export const previousPage: string = "Vorherige Seite"
export const nextPage: string = "Nächste Seite"
export const lastPage: string = "Letzte Seite"
export const pages: string = "Seiten"
export const previous: string = "Zurück"
export const next: string = "Weiter"
export const pageNumber = (a: { page: string }): string => `Seite ${a.page}`
