// Generated from languages/fr.json: change it there, and run "npm run generate".
import { number } from './numbers.ts'
export const sizeSoFar = (a: { bytes: string; count: number }): string => `${number(a.count)} colis, ${a.bytes} pour l’instant`
export const exporting = <Part>(a: { bytes: string; count: number; strong: (text: string) => Part }): (string | Part)[] => [a.strong("Export en cours :"), " ", number(a.count), " colis, ", a.bytes, " pour l’instant"]
export const exportLabel: string = "Export"
export const fileIsSaved = <Part>(a: { bytes: string; count: number; name: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong(a.name), " est enregistré : ", number(a.count), " colis, ", a.bytes, "."]
export const exportIsSaved: string = "L’export est enregistré."
export const cancel: string = "Annuler"
export const close: string = "Fermer"
export const tryAgain: string = "Réessayer"
export const serverOffersNoExport: string = "Ce serveur ne propose pas d’export."
export const exportFailed: string = "L’export a échoué, et rien n’a été enregistré."
export const connectionWasLost: string = "La connexion a été perdue."
export const youAreOffline: string = "Vous êtes hors ligne : une connexion est nécessaire."
