// Generated from languages/en.json: change it there, and run "npm run generate".
export const thisIsTheFirstPage: string = "This is the first page"
export const thisIsTheLastPage: string = "This is the last page"
export const rowsPerPage: string = "Rows per page"
export const pageOf = (a: { page: string; pages: string }): string => `Page ${a.page} of ${a.pages}`
export const tablePages: string = "Table pages"
export const firstPage: string = "First page"
export const previousPage: string = "Previous page"
export const nextPage: string = "Next page"
export const lastPage: string = "Last page"
export const pages: string = "Pages"
export const previous: string = "Previous"
export const next: string = "Next"
export const pageNumber = (a: { page: string }): string => `Page ${a.page}`
