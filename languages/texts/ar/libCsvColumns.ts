// Generated from languages/ar.json: change it there, and run "npm run generate".
import { category } from './numbers.ts'
export const moreThanOneColumn = (a: { titles: string }): string => `يوجد أكثر من عمود باسم \u2068${a.titles}\u2069.`
export const missingColumns = (a: { count: number; titles: string }): string => (category(a.count) === 'one' ? `ينقص العمود \u2068${a.titles}\u2069.` : `تنقص الأعمدة الآتية: \u2068${a.titles}\u2069.`)
