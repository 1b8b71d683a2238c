// Generated from languages/ar.json: change it there, and run "npm run generate".
import { number } from './numbers.ts'
export const aCondition: string = "a condition"
export const starts: string = "starts"
export const succeeds = (a: { call: string }): string => `\u2068${a.call}\u2069 succeeds`
export const fails = (a: { call: string }): string => `\u2068${a.call}\u2069 fails`
export const always: string = "always"
export const afterSeconds = (a: { seconds: number }): string => `after ${number(a.seconds)} seconds`
export const afterDelay = (a: { delay: string }): string => `after the \u2068${a.delay}\u2069 delay`
export const theStart: string = "The start"
export const stepWhile = (a: { state: string; step: string }): string => `\u2068${a.step}\u2069, while \u2068${a.state}\u2069`
export const still = (a: { state: string }): string => `still \u2068${a.state}\u2069`
