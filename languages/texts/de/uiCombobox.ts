// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const tryAgain: string = "Erneut versuchen"
export const loading: string = "Wird geladen …"
export const suggestionsFor = (a: { field: string }): string => `Vorschläge: ${a.field}`
export const suggestions = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Vorschlag` : `${number(a.count)} Vorschläge`)
export const nothingMatches: string = "Keine Treffer"
export const couldNotLoadTheList: string = "Die Liste konnte nicht geladen werden."
export const moreOptions = (a: { count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} weiterer Eintrag.` : `${number(a.count)} weitere Einträge.`)} Tippen Sie weiter, um die Liste einzugrenzen.`
export const loadingOptions: string = "Auswahl wird geladen"
export const options = (a: { count: number }): string => (a.count === 0 ? "Keine Einträge" : category(a.count) === 'one' ? `${number(a.count)} Eintrag` : `${number(a.count)} Einträge`)
