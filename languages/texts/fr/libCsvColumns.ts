// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category } from './numbers.ts'
export const moreThanOneColumn = (a: { titles: string }): string => `La colonne ${a.titles} figure plusieurs fois.`
export const missingColumns = (a: { count: number; titles: string }): string => (category(a.count) === 'one' ? `La colonne ${a.titles} manque.` : `Ces colonnes manquent : ${a.titles}.`)
