// Generated from languages/es.json: change it there, and run "npm run generate".
import { category } from './numbers.ts'
export const moreThanOneColumn = (a: { titles: string }): string => `Hay más de una columna ${a.titles}.`
export const missingColumns = (a: { count: number; titles: string }): string => (category(a.count) === 'one' ? `Falta la columna ${a.titles}.` : `Faltan estas columnas: ${a.titles}.`)
