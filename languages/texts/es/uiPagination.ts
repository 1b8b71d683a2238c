// Generated from languages/es.json: change it there, and run "npm run generate".
export const thisIsTheFirstPage: string = "Esta es la primera página"
export const thisIsTheLastPage: string = "Esta es la última página"
export const rowsPerPage: string = "Filas por página"
export const pageOf = (a: { page: string; pages: string }): string => `Página ${a.page} de ${a.pages}`
export const tablePages: string = "Páginas de la tabla"
export const firstPage: string = "Primera página"
export const previousPage: string = "Página anterior"
export const nextPage: string = "Página siguiente"
export const lastPage: string = "Última página"
export const pages: string = "Páginas"
export const previous: string = "Anterior"
export const next: string = "Siguiente"
export const pageNumber = (a: { page: string }): string => `Página ${a.page}`
