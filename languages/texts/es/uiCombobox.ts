// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const tryAgain: string = "Reintentar"
export const loading: string = "Cargando…"
export const suggestionsFor = (a: { field: string }): string => `Sugerencias: ${a.field}`
export const suggestions = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} sugerencia` : `${number(a.count)} sugerencias`)
export const nothingMatches: string = "Sin coincidencias"
export const couldNotLoadTheList: string = "Error al cargar la lista."
export const moreOptions = (a: { count: number }): string => `${number(a.count)} más. Siga escribiendo para acotar la lista.`
export const loadingOptions: string = "Cargando opciones"
export const options = (a: { count: number }): string => (a.count === 0 ? "Sin opciones" : category(a.count) === 'one' ? `${number(a.count)} opción` : `${number(a.count)} opciones`)
