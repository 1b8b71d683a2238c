// Generated from languages/pl.json: change it there, and run "npm run generate".
import { category } from './numbers.ts'
export const moreThanOneColumn = (a: { titles: string }): string => `Powtarza się kolumna ${a.titles}.`
export const missingColumns = (a: { count: number; titles: string }): string => (category(a.count) === 'one' ? `Brakuje kolumny ${a.titles}.` : `Brakuje kolumn: ${a.titles}.`)
