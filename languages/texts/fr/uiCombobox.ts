// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const tryAgain: string = "Réessayer"
export const loading: string = "Chargement…"
export const suggestionsFor = (a: { field: string }): string => `Suggestions : ${a.field}`
export const suggestions = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} suggestion` : `${number(a.count)} suggestions`)
export const nothingMatches: string = "Aucun résultat"
export const couldNotLoadTheList: string = "Impossible de charger la liste."
export const moreOptions = (a: { count: number }): string => `${number(a.count)} de plus. Continuez à taper pour affiner la liste.`
export const loadingOptions: string = "Chargement des options"
export const options = (a: { count: number }): string => (a.count === 0 ? "Aucune option" : category(a.count) === 'one' ? `${number(a.count)} option` : `${number(a.count)} options`)
