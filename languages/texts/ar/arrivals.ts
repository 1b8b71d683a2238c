// Generated from languages/ar.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const stopsBefore = (a: { count: number }): string => (a.count === 0 ? "محطتك هي التالية" : category(a.count) === 'one' ? "محطة واحدة قبل محطتك" : category(a.count) === 'two' ? "محطتان قبل محطتك" : category(a.count) === 'few' ? `${number(a.count)} محطات قبل محطتك` : category(a.count) === 'many' ? `${number(a.count)} محطة قبل محطتك` : `${number(a.count)} محطة قبل محطتك`)
