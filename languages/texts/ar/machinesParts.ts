// Generated from languages/ar.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const aCondition: string = "تحقق شرط"
export const starts: string = "بدء"
export const succeeds = (a: { call: string }): string => `نجاح \u2068${a.call}\u2069`
export const fails = (a: { call: string }): string => `فشل \u2068${a.call}\u2069`
export const always: string = "دائمًا"
export const afterSeconds = (a: { seconds: number }): string => (category(a.seconds) === 'zero' ? `بعد ${number(a.seconds)} ثانية` : category(a.seconds) === 'one' ? "بعد ثانية واحدة" : category(a.seconds) === 'two' ? "بعد ثانيتين" : category(a.seconds) === 'few' ? `بعد ${number(a.seconds)} ثوانٍ` : category(a.seconds) === 'many' ? `بعد ${number(a.seconds)} ثانية` : `بعد ${number(a.seconds)} ثانية`)
export const afterDelay = (a: { delay: string }): string => `بعد المهلة \u2068${a.delay}\u2069`
export const theStart: string = "البداية"
export const stepWhile = (a: { state: string; step: string }): string => `\u2068${a.step}\u2069، في الحالة \u2068${a.state}\u2069`
export const still = (a: { state: string }): string => `لا تزال في \u2068${a.state}\u2069`
