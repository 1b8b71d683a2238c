// Generated from languages/en.json: change it there, and run "npm run generate".
import { category } from './numbers.ts'
export const moreThanOneColumn = (a: { titles: string }): string => `There is more than one column ${a.titles}.`
export const missingColumns = (a: { count: number; titles: string }): string => (category(a.count) === 'one' ? `The column ${a.titles} is missing.` : `These columns are missing: ${a.titles}.`)
