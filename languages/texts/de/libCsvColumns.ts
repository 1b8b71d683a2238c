// Generated from languages/de.json: change it there, and run "npm run generate".
import { category } from './numbers.ts'
export const moreThanOneColumn = (a: { titles: string }): string => `Diese Spalte kommt mehrfach vor: ${a.titles}.`
export const missingColumns = (a: { count: number; titles: string }): string => (category(a.count) === 'one' ? `Die Spalte ${a.titles} fehlt.` : `Diese Spalten fehlen: ${a.titles}.`)
