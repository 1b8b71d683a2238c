// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const aCondition: string = "se cumple una condición"
export const starts: string = "se inicia"
export const succeeds = (a: { call: string }): string => `${a.call} se completa`
export const fails = (a: { call: string }): string => `${a.call} falla`
export const always: string = "siempre"
export const afterSeconds = (a: { seconds: number }): string => (category(a.seconds) === 'one' ? `tras ${number(a.seconds)} segundo` : `tras ${number(a.seconds)} segundos`)
export const afterDelay = (a: { delay: string }): string => `tras la espera ${a.delay}`
export const theStart: string = "El inicio"
export const stepWhile = (a: { state: string; step: string }): string => `${a.step}, en el estado ${a.state}`
export const still = (a: { state: string }): string => `sigue en ${a.state}`
