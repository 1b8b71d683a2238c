// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const stopsBefore = (a: { count: number }): string => (a.count === 0 ? "Yours is the next stop" : category(a.count) === 'one' ? `${number(a.count)} stop before yours` : `${number(a.count)} stops before yours`)
