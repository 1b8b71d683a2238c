// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const countParcels = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? `${a.text} Sendung` : `${a.text} Sendungen`)
export const noParcelsFound: string = "Keine Sendungen gefunden."
export const clearSearch: string = "Suche zurücksetzen"
export const nothingMatchesTheSearch: string = "Nichts entspricht der Suche."
export const trackingId: string = "Sendungsnummer"
export const copyTrackingId: string = "Sendungsnummer kopieren"
export const copyTrackingIdOf = (a: { trackingId: string }): string => `Sendungsnummer ${a.trackingId} kopieren`
export const from: string = "Von"
export const to: string = "An"
export const sender: string = "Absender"
export const receiver: string = "Empfänger"
export const status: string = "Status"
export const deliveryAttempt: string = "Zustellversuch"
export const deliveredOn: string = "Zugestellt am"
export const shippingLabel: string = "Versandetikett"
export const handoverCode: string = "Übergabecode"
export const blocked: string = "Gesperrt"
export const nextTry = (a: { day: string }): string => `Nächster Versuch: ${a.day}`
export const attemptedBecause = (a: { reason: string }): string => `Zustellversuch: ${a.reason}`
export const statusAndAttempt = (a: { reason: string; status: string }): string => `${a.status}. Zustellversuch: ${a.reason}`
export const statusAttemptAndNextTry = (a: { day: string; reason: string; status: string }): string => `${a.status}. Zustellversuch: ${a.reason}. Nächster Versuch: ${a.day}`
export const attemptToHear = <Part>(a: { after: (text: string) => Part; before: (text: string) => Part; reason: string; status: string }): (string | Part)[] => [a.before(`${a.status}. `), "Zustellversuch", a.after(`: ${a.reason}`)]
export const pagesOfParcels: string = "Seiten der Sendungsliste"
export const selectParcel = (a: { trackingId: string }): string => `Sendung ${a.trackingId} auswählen`
export const selectAllOnThisPage: string = "Alle auf dieser Seite auswählen"
export const statusIs = (a: { status: string }): string => `Status: ${a.status}`
export const fromDay = (a: { day: string }): string => `Ab ${a.day}`
export const toDay = (a: { day: string }): string => `Bis ${a.day}`
export const countChosenParcels = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} gewählte Sendung` : `${number(a.count)} gewählte Sendungen`)
export const all: string = "Alle"
export const created: string = "Erstellt"
export const createdFrom: string = "Erstellt ab"
export const createdTo: string = "Erstellt bis"
export const anyTime: string = "Beliebig"
export const today: string = "Heute"
export const lastDays = (a: { count: number }): string => (category(a.count) === 'one' ? "Letzter Tag" : `Letzte ${number(a.count)} Tage`)
export const daysAreBackwards: string = "Der erste Tag liegt nach dem letzten, deshalb bleibt der Zeitraum bei der Suche unberücksichtigt."
export const searchParcels: string = "Sendungen suchen"
export const enterAFullTrackingId: string = "Geben Sie eine vollständige Sendungsnummer ein, um die Sendung zu öffnen."
export const filter: string = "Filter"
export const filterCountSet = (a: { count: number }): string => (category(a.count) === 'one' ? `Filter: ${number(a.count)} gesetzt` : `Filter: ${number(a.count)} gesetzt`)
export const filterWithCount = <Part>(a: { count: number; set: (text: string) => Part }): (string | Part)[] => ["Filter ", a.set(number(a.count))]
export const view: string = "Ansicht"
export const cards: string = "Karten"
export const table: string = "Tabelle"
export const columns: string = "Spalten"
export const shownInTheTable: string = "In der Tabelle angezeigt"
export const actions: string = "Aktionen"
export const actionsFor = (a: { trackingId: string }): string => `Aktionen für ${a.trackingId}`
export const sendAgain: string = "Erneut versenden"
export const createReturn: string = "Retoure erstellen"
export const loadingParcels: string = "Sendungen werden geladen …"
export const failedToLoadParcels: string = "Die Sendungen konnten nicht geladen werden."
