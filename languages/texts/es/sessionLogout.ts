// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const scans = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} escaneo` : `${number(a.count)} escaneos`)
export const handovers = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} entrega` : `${number(a.count)} entregas`)
export const entriesOfYourRun = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} anotación de su ruta` : `${number(a.count)} anotaciones de su ruta`)
export const notSentYet = (a: { count: number; listed: string }): string => (category(a.count) === 'one' ? `Aún sin enviar: ${a.listed}. Se enviará cuando vuelva a iniciar sesión aquí.` : `Aún sin enviar: ${a.listed}. Se enviarán cuando vuelva a iniciar sesión aquí.`)
