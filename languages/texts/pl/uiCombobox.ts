// Generated from languages/pl.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const tryAgain: string = "Spróbuj ponownie"
export const loading: string = "Wczytywanie…"
export const suggestionsFor = (a: { field: string }): string => `Podpowiedzi: ${a.field}`
export const suggestions = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} podpowiedź` : category(a.count) === 'few' ? `${number(a.count)} podpowiedzi` : category(a.count) === 'many' ? `${number(a.count)} podpowiedzi` : `${number(a.count)} podpowiedzi`)
export const nothingMatches: string = "Nic nie pasuje"
export const couldNotLoadTheList: string = "Nie udało się wczytać listy."
export const moreOptions = (a: { count: number }): string => `Jeszcze ${number(a.count)}. Pisz dalej, aby zawęzić listę.`
export const loadingOptions: string = "Wczytywanie opcji"
export const options = (a: { count: number }): string => (a.count === 0 ? "Brak opcji" : category(a.count) === 'one' ? `${number(a.count)} opcja` : category(a.count) === 'few' ? `${number(a.count)} opcje` : category(a.count) === 'many' ? `${number(a.count)} opcji` : `${number(a.count)} opcji`)
