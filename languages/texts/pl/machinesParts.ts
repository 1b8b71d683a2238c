// Generated from languages/pl.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const aCondition: string = "spełniony jest warunek"
export const starts: string = "start"
export const succeeds = (a: { call: string }): string => `${a.call}: powodzenie`
export const fails = (a: { call: string }): string => `${a.call}: błąd`
export const always: string = "zawsze"
export const afterSeconds = (a: { seconds: number }): string => (category(a.seconds) === 'one' ? `po ${number(a.seconds)} sekundzie` : category(a.seconds) === 'few' ? `po ${number(a.seconds)} sekundach` : category(a.seconds) === 'many' ? `po ${number(a.seconds)} sekundach` : `po ${number(a.seconds)} sekundy`)
export const afterDelay = (a: { delay: string }): string => `po opóźnieniu ${a.delay}`
export const theStart: string = "Początek"
export const stepWhile = (a: { state: string; step: string }): string => `${a.step}, w stanie ${a.state}`
export const still = (a: { state: string }): string => `nadal ${a.state}`
