// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const aCondition: string = "une condition est remplie"
export const starts: string = "démarre"
export const succeeds = (a: { call: string }): string => `${a.call} réussit`
export const fails = (a: { call: string }): string => `${a.call} échoue`
export const always: string = "toujours"
export const afterSeconds = (a: { seconds: number }): string => (category(a.seconds) === 'one' ? `après ${number(a.seconds)} seconde` : `après ${number(a.seconds)} secondes`)
export const afterDelay = (a: { delay: string }): string => `après le délai ${a.delay}`
export const theStart: string = "Le début"
export const stepWhile = (a: { state: string; step: string }): string => `${a.step}, dans l’état ${a.state}`
export const still = (a: { state: string }): string => `toujours ${a.state}`
