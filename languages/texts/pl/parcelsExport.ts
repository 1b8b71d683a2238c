// Generated from languages/pl.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const sizeSoFar = (a: { bytes: string; count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} przesyłka, dotąd ${a.bytes}` : category(a.count) === 'few' ? `${number(a.count)} przesyłki, dotąd ${a.bytes}` : category(a.count) === 'many' ? `${number(a.count)} przesyłek, dotąd ${a.bytes}` : `${number(a.count)} przesyłki, dotąd ${a.bytes}`)
export const exporting = <Part>(a: { bytes: string; count: number; strong: (text: string) => Part }): (string | Part)[] => (category(a.count) === 'one' ? [a.strong("Eksport:"), " ", number(a.count), " przesyłka, dotąd ", a.bytes] : category(a.count) === 'few' ? [a.strong("Eksport:"), " ", number(a.count), " przesyłki, dotąd ", a.bytes] : category(a.count) === 'many' ? [a.strong("Eksport:"), " ", number(a.count), " przesyłek, dotąd ", a.bytes] : [a.strong("Eksport:"), " ", number(a.count), " przesyłki, dotąd ", a.bytes])
export const exportLabel: string = "Eksport"
export const fileIsSaved = <Part>(a: { bytes: string; count: number; name: string; strong: (text: string) => Part }): (string | Part)[] => (category(a.count) === 'one' ? ["Zapisano ", a.strong(a.name), ": ", number(a.count), " przesyłka, ", a.bytes, "."] : category(a.count) === 'few' ? ["Zapisano ", a.strong(a.name), ": ", number(a.count), " przesyłki, ", a.bytes, "."] : category(a.count) === 'many' ? ["Zapisano ", a.strong(a.name), ": ", number(a.count), " przesyłek, ", a.bytes, "."] : ["Zapisano ", a.strong(a.name), ": ", number(a.count), " przesyłki, ", a.bytes, "."])
export const exportIsSaved: string = "Eksport zapisany."
export const cancel: string = "Anuluj"
export const close: string = "Zamknij"
export const tryAgain: string = "Spróbuj ponownie"
export const serverOffersNoExport: string = "Ten serwer nie udostępnia eksportu."
export const exportFailed: string = "Eksport się nie udał i nic nie zapisano."
export const connectionWasLost: string = "Utracono połączenie."
export const youAreOffline: string = "Jesteś offline: potrzebne jest połączenie."
