// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const sizeSoFar = (a: { bytes: string; count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Sendung, bisher ${a.bytes}` : `${number(a.count)} Sendungen, bisher ${a.bytes}`)
export const exporting = <Part>(a: { bytes: string; count: number; strong: (text: string) => Part }): (string | Part)[] => (category(a.count) === 'one' ? [a.strong("Export läuft:"), " ", number(a.count), " Sendung, bisher ", a.bytes] : [a.strong("Export läuft:"), " ", number(a.count), " Sendungen, bisher ", a.bytes])
export const exportLabel: string = "Exportieren"
export const fileIsSaved = <Part>(a: { bytes: string; count: number; name: string; strong: (text: string) => Part }): (string | Part)[] => (category(a.count) === 'one' ? [a.strong(a.name), " ist gespeichert: ", number(a.count), " Sendung, ", a.bytes, "."] : [a.strong(a.name), " ist gespeichert: ", number(a.count), " Sendungen, ", a.bytes, "."])
export const exportIsSaved: string = "Der Export ist gespeichert."
export const cancel: string = "Abbrechen"
export const close: string = "Schließen"
export const tryAgain: string = "Erneut versuchen"
export const serverOffersNoExport: string = "Dieser Server bietet keinen Export an."
export const exportFailed: string = "Der Export ist fehlgeschlagen, es wurde nichts gespeichert."
export const connectionWasLost: string = "Die Verbindung wurde unterbrochen."
export const youAreOffline: string = "Sie sind offline: Der Export braucht eine Verbindung."
