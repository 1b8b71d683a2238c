// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const sizeSoFar = (a: { bytes: string; count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} parcel, ${a.bytes} so far` : `${number(a.count)} parcels, ${a.bytes} so far`)
export const exporting = <Part>(a: { bytes: string; count: number; strong: (text: string) => Part }): (string | Part)[] => (category(a.count) === 'one' ? [a.strong("Exporting"), " ", number(a.count), " parcel, ", a.bytes, " so far"] : [a.strong("Exporting"), " ", number(a.count), " parcels, ", a.bytes, " so far"])
export const exportLabel: string = "Export"
export const fileIsSaved = <Part>(a: { bytes: string; count: number; name: string; strong: (text: string) => Part }): (string | Part)[] => (category(a.count) === 'one' ? [a.strong(a.name), " is saved: ", number(a.count), " parcel, ", a.bytes, "."] : [a.strong(a.name), " is saved: ", number(a.count), " parcels, ", a.bytes, "."])
export const exportIsSaved: string = "The export is saved."
export const cancel: string = "Cancel"
export const close: string = "Close"
export const tryAgain: string = "Try again"
export const serverOffersNoExport: string = "This server offers no export."
export const exportFailed: string = "The export failed, and nothing was saved."
export const connectionWasLost: string = "The connection was lost."
export const youAreOffline: string = "You are offline: it needs a connection."
