// Generated from languages/pl.json: change it there, and run "npm run generate".
export const thisIsTheFirstPage: string = "To jest pierwsza strona"
export const thisIsTheLastPage: string = "To jest ostatnia strona"
export const rowsPerPage: string = "Wiersze na stronie"
export const pageOf = (a: { page: string; pages: string }): string => `Strona ${a.page} z ${a.pages}`
export const tablePages: string = "Strony tabeli"
export const firstPage: string = "Pierwsza strona"
export const previousPage: string = "Poprzednia strona"
export const nextPage: string = "Następna strona"
export const lastPage: string = "Ostatnia strona"
export const pages: string = "Strony"
export const previous: string = "Poprzednia"
export const next: string = "Następna"
export const pageNumber = (a: { page: string }): string => `Strona ${a.page}`
