// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const scans = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Scan` : `${number(a.count)} Scans`)
export const handovers = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Übergabe` : `${number(a.count)} Übergaben`)
export const entriesOfYourRun = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Eintrag Ihrer Tour` : `${number(a.count)} Einträge Ihrer Tour`)
export const notSentYet = (a: { count: number; listed: string }): string => (category(a.count) === 'one' ? `Noch nicht gesendet: ${a.listed}. Melden Sie sich hier wieder an, um ihn zu senden.` : `Noch nicht gesendet: ${a.listed}. Melden Sie sich hier wieder an, um sie zu senden.`)
