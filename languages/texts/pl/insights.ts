// Generated from languages/pl.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const couriers: string = "Kurierzy"
export const figuresBy: string = "Grupuj dane"
export const byCourier: string = "Według kuriera"
export const byDay: string = "Według dnia"
export const byCourierAndDay: string = "Według kuriera i dnia"
export const exportCsv: string = "Eksportuj CSV"
export const noRunsInTheseDays: string = "Brak tras w tych dniach."
export const noCourierWasGivenOne: string = "Żaden kurier nie otrzymał trasy."
export const figuresOfCouriers: string = "Wyniki kurierów"
export const day: string = "Dzień"
export const courier: string = "Kurier"
export const runs: string = "Trasy"
export const stops: string = "Przystanki"
export const parcels: string = "Przesyłki"
export const delivered: string = "Doręczone"
export const couldNotDeliver: string = "Niedoręczone"
export const notReached: string = "Nieobsłużone"
export const minutesPerStop: string = "Minuty na przystanek"
export const created: string = "Utworzone"
export const createdAndDeliveredPerDay: string = "Utworzone i doręczone w poszczególnych dniach"
export const medianTimePerDay: string = "Mediana czasu do doręczenia w poszczególnych dniach"
export const medianTime: string = "Mediana czasu"
export const hoursUnit: string = " h"
export const median: string = "Mediana"
export const whereParcelsStandNow: string = "Przesyłki według bieżącego statusu"
export const status: string = "Status"
export const noInsightsHere: string = "Statystyki niedostępne."
export const serverOffersNone: string = "Ten serwer ich nie udostępnia."
export const noParcelsInTheseDays: string = "Brak przesyłek w tych dniach."
export const nothingWasCreatedOrDelivered: string = "Nic nie utworzono ani nie doręczono."
export const loadingInsights: string = "Wczytywanie statystyk…"
export const medianTimeFromRequest: string = "Mediana czasu od zlecenia do doręczenia"
export const minutesLong = (a: { minutes: number }): string => `${number(a.minutes)} min`
export const hoursLong = (a: { count: number; text: string }): string => (`${a.text} godz.`)
export const daysLong = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? `${a.text} dzień` : category(a.count) === 'few' ? `${a.text} dni` : category(a.count) === 'many' ? `${a.text} dni` : `${a.text} dnia`)
export const createdAndDelivered = (a: { created: number; days: number; delivered: number }): string => `${(category(a.days) === 'one' ? `W ciągu ${number(a.days)} dnia` : `W ciągu ${number(a.days)} dni`)} utworzono ${(category(a.created) === 'one' ? `${number(a.created)} przesyłkę` : category(a.created) === 'few' ? `${number(a.created)} przesyłki` : category(a.created) === 'many' ? `${number(a.created)} przesyłek` : `${number(a.created)} przesyłki`)}, a doręczono ${number(a.delivered)}.`
export const createdAndDeliveredMostOn = (a: { created: number; day: string; days: number; delivered: number; most: number }): string => `${(category(a.days) === 'one' ? `W ciągu ${number(a.days)} dnia` : `W ciągu ${number(a.days)} dni`)} utworzono ${(category(a.created) === 'one' ? `${number(a.created)} przesyłkę` : category(a.created) === 'few' ? `${number(a.created)} przesyłki` : category(a.created) === 'many' ? `${number(a.created)} przesyłek` : `${number(a.created)} przesyłki`)}, a doręczono ${number(a.delivered)}. Najwięcej utworzono: ${a.day} (${number(a.most)}).`
export const nothingWasDelivered: string = "W tych dniach niczego nie doręczono."
export const halfTook = (a: { duration: string }): string => `Połowa doręczeń trwała ${a.duration} lub krócej.`
export const halfTookSlowestOn = (a: { day: string; duration: string; slowest: string }): string => `Połowa doręczeń trwała ${a.duration} lub krócej. Najwolniejszy dzień: ${a.day} (${a.slowest}).`
export const thereAreNoParcels: string = "Nie ma żadnych przesyłek."
export const countOfStatus = (a: { count: number; status: string }): string => `${a.status}: ${number(a.count)}`
export const inAll = (a: { counts: string; total: number }): string => `Łącznie ${number(a.total)}, niezależnie od daty utworzenia. ${a.counts}.`
export const lastDays = (a: { days: number }): string => `Ostatnie ${number(a.days)} dni`
export const days: string = "Dni"
export const fromUtc: string = "Od (UTC)"
export const toUtc: string = "Do (UTC)"
export const firstDayIsAfterLast = (a: { days: number }): string => `Pierwszy dzień jest po ostatnim. Pokazujemy ostatnie ${number(a.days)} dni.`
export const atMostDaysAtOnce = (a: { days: number; most: number }): string => `Najwyżej ${number(a.most)} dni naraz. Pokazujemy ostatnie ${number(a.days)} dni.`
export const loadingFiguresOfCouriers: string = "Wczytywanie wyników kurierów…"
export const failedToLoadFiguresOfCouriers: string = "Nie udało się wczytać wyników kurierów."
export const failedToLoadInsights: string = "Nie udało się wczytać statystyk."
