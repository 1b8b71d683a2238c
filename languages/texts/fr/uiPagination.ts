// Generated from languages/fr.json: change it there, and run "npm run generate".
export const thisIsTheFirstPage: string = "C’est la première page"
export const thisIsTheLastPage: string = "C’est la dernière page"
export const rowsPerPage: string = "Lignes par page"
export const pageOf = (a: { page: string; pages: string }): string => `Page ${a.page} sur ${a.pages}`
export const tablePages: string = "Pages du tableau"
export const firstPage: string = "Première page"
export const previousPage: string = "Page précédente"
export const nextPage: string = "Page suivante"
export const lastPage: string = "Dernière page"
export const pages: string = "Pages"
export const previous: string = "Précédent"
export const next: string = "Suivant"
export const pageNumber = (a: { page: string }): string => `Page ${a.page}`
