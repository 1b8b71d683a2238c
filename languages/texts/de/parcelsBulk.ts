// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const setStatus: string = "Status setzen"
export const manifest: string = "Ladeliste"
export const setStatusOfParcels = (a: { count: number }): string => (category(a.count) === 'one' ? `Status von ${number(a.count)} Sendung setzen` : `Status von ${number(a.count)} Sendungen setzen`)
export const cancel: string = "Abbrechen"
export const leave: string = "Verlassen"
export const stay: string = "Bleiben"
export const leaveNow: string = "Jetzt verlassen? Wartende Sendungen behalten ihren Status."
export const stop: string = "Anhalten"
export const close: string = "Schließen"
export const goOnWith = (a: { count: number }): string => `Mit ${number(a.count)} fortfahren`
export const tryAgain: string = "Erneut versuchen"
export const doneOfParcels = (a: { count: number; done: number }): string => `${number(a.done)} von ${(category(a.count) === 'one' ? `${number(a.count)} Sendung` : `${number(a.count)} Sendungen`)}`
export const settingStatus = (a: { status: string }): string => `Status wird gesetzt: ${a.status}`
export const unchangedStaySelected: string = "Was nicht geändert wurde, bleibt ausgewählt."
export const resultForEachParcel: string = "Ergebnis pro Sendung"
export const waiting: string = "Wartend"
export const done: string = "Erledigt"
export const notStarted: string = "Nicht begonnen"
export const refusedBecause = (a: { reason: string }): string => `Abgelehnt: ${a.reason}`
export const theServerGaveNoReason: string = "der Server nannte keinen Grund"
export const failedBecause = (a: { reason: string }): string => `Fehlgeschlagen: ${a.reason}`
export const noAnswerCame: string = "keine Antwort erhalten"
export const summary = (a: { done: number; failed: number; left: number; refused: number; status: string }): string => `${(category(a.done) === 'one' ? `${number(a.done)} jetzt „${a.status}“` : `${number(a.done)} jetzt „${a.status}“`)}${(a.refused === 0 ? "" : `, ${number(a.refused)} abgelehnt`)}${(a.failed === 0 ? "" : `, ${number(a.failed)} fehlgeschlagen`)}${(a.left === 0 ? "" : `, ${number(a.left)} nicht begonnen`)}.`
export const selectedParcels: string = "Ausgewählte Sendungen"
export const clearSelection: string = "Auswahl aufheben"
export const printLabels: string = "Versandetiketten drucken"
export const atMostFitOnePrint = (a: { count: number }): string => `Höchstens ${number(a.count)} Sendungen passen in einen Druck.`
export const opensANewTab: string = "(öffnet einen neuen Tab)"
export const countSelected = (a: { count: number }): string => `${number(a.count)} ausgewählt`
export const countSelectedAndElsewhere = (a: { count: number; elsewhere: number }): string => `${number(a.count)} ausgewählt, davon ${number(a.elsewhere)} auf anderen Seiten`
