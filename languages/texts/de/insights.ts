// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const couriers: string = "Zusteller"
export const figuresBy: string = "Gruppieren"
export const byCourier: string = "Nach Zusteller"
export const byDay: string = "Nach Tag"
export const byCourierAndDay: string = "Nach Zusteller und Tag"
export const exportCsv: string = "CSV exportieren"
export const noRunsInTheseDays: string = "Keine Touren in diesem Zeitraum."
export const noCourierWasGivenOne: string = "Kein Zusteller hatte eine."
export const figuresOfCouriers: string = "Kennzahlen der Zusteller"
export const day: string = "Tag"
export const courier: string = "Zusteller"
export const runs: string = "Touren"
export const stops: string = "Stopps"
export const parcels: string = "Sendungen"
export const delivered: string = "Zugestellt"
export const couldNotDeliver: string = "Nicht zugestellt"
export const notReached: string = "Nicht angefahren"
export const minutesPerStop: string = "Minuten pro Stopp"
export const created: string = "Erstellt"
export const createdAndDeliveredPerDay: string = "Erstellt und zugestellt pro Tag"
export const medianTimePerDay: string = "Mittlere Zustelldauer (Median) pro Tag"
export const medianTime: string = "Mittlere Dauer (Median)"
export const hoursUnit: string = " h"
export const median: string = "Median"
export const whereParcelsStandNow: string = "Aktueller Stand der Sendungen"
export const status: string = "Status"
export const noInsightsHere: string = "Hier gibt es keine Auswertung."
export const serverOffersNone: string = "Dieser Server bietet keine an."
export const noParcelsInTheseDays: string = "Keine Sendungen in diesem Zeitraum."
export const nothingWasCreatedOrDelivered: string = "Es wurde nichts erstellt oder zugestellt."
export const loadingInsights: string = "Auswertung wird geladen …"
export const medianTimeFromRequest: string = "Mittlere Dauer (Median) vom Auftrag bis zur Zustellung"
export const minutesLong = (a: { minutes: number }): string => `${number(a.minutes)} min`
export const hoursLong = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? `${a.text} Stunde` : `${a.text} Stunden`)
export const daysLong = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? `${a.text} Tag` : `${a.text} Tage`)
export const createdAndDelivered = (a: { created: number; days: number; delivered: number }): string => `${number(a.created)} erstellt und ${number(a.delivered)} zugestellt in ${(category(a.days) === 'one' ? `${number(a.days)} Tag` : `${number(a.days)} Tagen`)}.`
export const createdAndDeliveredMostOn = (a: { created: number; day: string; days: number; delivered: number; most: number }): string => `${number(a.created)} erstellt und ${number(a.delivered)} zugestellt in ${(category(a.days) === 'one' ? `${number(a.days)} Tag` : `${number(a.days)} Tagen`)}. Die meisten wurden am ${a.day} erstellt: ${number(a.most)}.`
export const nothingWasDelivered: string = "In diesem Zeitraum wurde nichts zugestellt."
export const halfTook = (a: { duration: string }): string => `Die Hälfte der Zustellungen dauerte höchstens ${a.duration}.`
export const halfTookSlowestOn = (a: { day: string; duration: string; slowest: string }): string => `Die Hälfte der Zustellungen dauerte höchstens ${a.duration}. Langsamster Tag: ${a.day} (${a.slowest}).`
export const thereAreNoParcels: string = "Es gibt keine Sendungen."
export const countOfStatus = (a: { count: number; status: string }): string => `${a.status}: ${number(a.count)}`
export const inAll = (a: { counts: string; total: number }): string => `Insgesamt ${number(a.total)}, unabhängig vom Erstellungstag (${a.counts}).`
export const lastDays = (a: { days: number }): string => `Letzte ${number(a.days)} Tage`
export const days: string = "Tage"
export const fromUtc: string = "Von (UTC)"
export const toUtc: string = "Bis (UTC)"
export const firstDayIsAfterLast = (a: { days: number }): string => `Der erste Tag liegt nach dem letzten. Angezeigt werden die letzten ${number(a.days)} Tage.`
export const atMostDaysAtOnce = (a: { days: number; most: number }): string => `Höchstens ${number(a.most)} Tage auf einmal. Angezeigt werden die letzten ${number(a.days)} Tage.`
export const loadingFiguresOfCouriers: string = "Kennzahlen der Zusteller werden geladen …"
export const failedToLoadFiguresOfCouriers: string = "Die Kennzahlen der Zusteller konnten nicht geladen werden."
export const failedToLoadInsights: string = "Die Auswertung konnte nicht geladen werden."
