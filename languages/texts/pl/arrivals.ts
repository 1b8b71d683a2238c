// Generated from languages/pl.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const stopsBefore = (a: { count: number }): string => (a.count === 0 ? "Twój przystanek jest następny" : category(a.count) === 'one' ? `Jeszcze ${number(a.count)} przystanek przed Twoim` : category(a.count) === 'few' ? `Jeszcze ${number(a.count)} przystanki przed Twoim` : category(a.count) === 'many' ? `Jeszcze ${number(a.count)} przystanków przed Twoim` : `Jeszcze ${number(a.count)} przystanku przed Twoim`)
