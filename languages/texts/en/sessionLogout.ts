// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const scans = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} scan` : `${number(a.count)} scans`)
export const handovers = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} handover` : `${number(a.count)} handovers`)
export const entriesOfYourRun = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} entry of your run` : `${number(a.count)} entries of your run`)
export const notSentYet = (a: { count: number; listed: string }): string => (category(a.count) === 'one' ? `${a.listed} is not sent yet. Log in here again to send it.` : `${a.listed} are not sent yet. Log in here again to send them.`)
