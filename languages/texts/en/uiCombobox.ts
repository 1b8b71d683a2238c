// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const tryAgain: string = "Try again"
export const loading: string = "Loading…"
export const suggestionsFor = (a: { field: string }): string => `Suggestions: ${a.field}`
export const suggestions = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} suggestion` : `${number(a.count)} suggestions`)
export const nothingMatches: string = "Nothing matches"
export const couldNotLoadTheList: string = "The list could not be loaded."
export const moreOptions = (a: { count: number }): string => `${number(a.count)} more. Keep typing to narrow the list.`
export const loadingOptions: string = "Loading options"
export const options = (a: { count: number }): string => (a.count === 0 ? "No options" : category(a.count) === 'one' ? `${number(a.count)} option` : `${number(a.count)} options`)
