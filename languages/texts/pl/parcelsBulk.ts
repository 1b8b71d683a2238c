// Generated from languages/pl.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const setStatus: string = "Ustaw status"
export const manifest: string = "Manifest"
export const setStatusOfParcels = (a: { count: number }): string => (category(a.count) === 'one' ? `Ustaw status ${number(a.count)} przesyłki` : `Ustaw status ${number(a.count)} przesyłek`)
export const cancel: string = "Anuluj"
export const leave: string = "Wyjdź"
export const stay: string = "Zostań"
export const leaveNow: string = "Wyjść teraz? Oczekujące przesyłki zachowają swój status."
export const stop: string = "Zatrzymaj"
export const close: string = "Zamknij"
export const goOnWith = (a: { count: number }): string => `Kontynuuj (${number(a.count)})`
export const tryAgain: string = "Spróbuj ponownie"
export const doneOfParcels = (a: { count: number; done: number }): string => `${number(a.done)} z ${(category(a.count) === 'one' ? `${number(a.count)} przesyłki` : `${number(a.count)} przesyłek`)}`
export const settingStatus = (a: { status: string }): string => `Ustawianie statusu: ${a.status}`
export const unchangedStaySelected: string = "Niezmienione przesyłki pozostaną zaznaczone."
export const resultForEachParcel: string = "Wynik dla każdej przesyłki"
export const waiting: string = "Oczekuje"
export const done: string = "Gotowe"
export const notStarted: string = "Nierozpoczęte"
export const refusedBecause = (a: { reason: string }): string => `Odrzucono: ${a.reason}`
export const theServerGaveNoReason: string = "serwer nie podał powodu"
export const failedBecause = (a: { reason: string }): string => `Nie udało się: ${a.reason}`
export const noAnswerCame: string = "brak odpowiedzi"
export const summary = (a: { done: number; failed: number; left: number; refused: number; status: string }): string => `${(category(a.done) === 'one' ? `${number(a.done)} przesyłka ma` : category(a.done) === 'few' ? `${number(a.done)} przesyłki mają` : category(a.done) === 'many' ? `${number(a.done)} przesyłek ma` : `${number(a.done)} przesyłki ma`)} teraz status „${a.status}”${(a.refused === 0 ? "" : `, odrzucone: ${number(a.refused)}`)}${(a.failed === 0 ? "" : `, nieudane: ${number(a.failed)}`)}${(a.left === 0 ? "" : `, nierozpoczęte: ${number(a.left)}`)}.`
export const selectedParcels: string = "Zaznaczone przesyłki"
export const clearSelection: string = "Wyczyść zaznaczenie"
export const printLabels: string = "Drukuj etykiety"
export const atMostFitOnePrint = (a: { count: number }): string => `Jeden wydruk mieści najwyżej ${(category(a.count) === 'one' ? `${number(a.count)} przesyłkę` : category(a.count) === 'few' ? `${number(a.count)} przesyłki` : category(a.count) === 'many' ? `${number(a.count)} przesyłek` : `${number(a.count)} przesyłki`)}.`
export const opensANewTab: string = "(otwiera nową kartę)"
export const countSelected = (a: { count: number }): string => `Zaznaczone: ${number(a.count)}`
export const countSelectedAndElsewhere = (a: { count: number; elsewhere: number }): string => `Zaznaczone: ${number(a.count)}, na innych stronach: ${number(a.elsewhere)}`
