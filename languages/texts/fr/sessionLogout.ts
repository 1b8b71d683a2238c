// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const scans = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} scan` : `${number(a.count)} scans`)
export const handovers = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} remise` : `${number(a.count)} remises`)
export const entriesOfYourRun = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} saisie de votre tournée` : `${number(a.count)} saisies de votre tournée`)
export const notSentYet = (a: { count: number; listed: string }): string => (category(a.count) === 'one' ? `Reste à envoyer : ${a.listed}. Reconnectez-vous ici pour l’envoi.` : `Restent à envoyer : ${a.listed}. Reconnectez-vous ici pour l’envoi.`)
