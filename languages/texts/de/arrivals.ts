// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const stopsBefore = (a: { count: number }): string => (a.count === 0 ? "Ihr Stopp ist der nächste" : category(a.count) === 'one' ? `Noch ${number(a.count)} Stopp vor Ihrem` : `Noch ${number(a.count)} Stopps vor Ihrem`)
