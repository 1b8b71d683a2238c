// Generated from languages/es.json: change it there, and run "npm run generate".
import { number } from './numbers.ts'
export const aCondition: string = "a condition"
export const starts: string = "starts"
export const succeeds = (a: { call: string }): string => `${a.call} succeeds`
export const fails = (a: { call: string }): string => `${a.call} fails`
export const always: string = "always"
export const afterSeconds = (a: { seconds: number }): string => `after ${number(a.seconds)} seconds`
export const afterDelay = (a: { delay: string }): string => `after the ${a.delay} delay`
export const theStart: string = "The start"
export const stepWhile = (a: { state: string; step: string }): string => `${a.step}, while ${a.state}`
export const still = (a: { state: string }): string => `still ${a.state}`
