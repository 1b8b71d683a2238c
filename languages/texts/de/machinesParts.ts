// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const aCondition: string = "eine Bedingung"
export const starts: string = "startet"
export const succeeds = (a: { call: string }): string => `${a.call} gelingt`
export const fails = (a: { call: string }): string => `${a.call} schlägt fehl`
export const always: string = "immer"
export const afterSeconds = (a: { seconds: number }): string => (category(a.seconds) === 'one' ? `nach ${number(a.seconds)} Sekunde` : `nach ${number(a.seconds)} Sekunden`)
export const afterDelay = (a: { delay: string }): string => `nach der Verzögerung ${a.delay}`
export const theStart: string = "Der Anfang"
export const stepWhile = (a: { state: string; step: string }): string => `${a.step}, im Zustand ${a.state}`
export const still = (a: { state: string }): string => `weiterhin ${a.state}`
