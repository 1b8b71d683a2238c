// Generated from languages/pl.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const savedAndSentWhenOnline: string = "Zapisano w tej przeglądarce. Zostanie wysłane, gdy wrócisz online."
export const noRoomToSave: string = "W tej przeglądarce brakuje miejsca na zapis wydania. Nie zamykaj tego okna i spróbuj ponownie, gdy będziesz online."
export const deliveryOfRecorded = (a: { trackingId: string }): string => `Zapisano doręczenie przesyłki ${a.trackingId}`
export const handoverOfNotRecorded = (a: { trackingId: string }): string => `Nie zapisano wydania przesyłki ${a.trackingId}`
export const serverRefusedTheDelivery: string = "Serwer odrzucił doręczenie"
export const somethingWentWrong: string = "Wystąpił błąd serwera."
export const deliveryRecorded: string = "Doręczenie zapisane"
export const couldNotRecordDelivery: string = "Nie udało się zapisać doręczenia"
export const parcelNotFound: string = "Nie znaleziono przesyłki"
export const handOver: string = "Wydaj"
export const putAside: string = "Odłóż"
export const tryAgain: string = "Spróbuj ponownie"
export const loadingTheParcel: string = "Wczytywanie przesyłki…"
export const couldNotLoadParcel: string = "Nie udało się wczytać przesyłki."
export const handoverIsSaved: string = "Wydanie jest zapisane w tej przeglądarce i zostanie wysłane, gdy wrócisz online."
export const noAnswerCame: string = "Brak odpowiedzi. Sprawdź przesyłkę, zanim wydasz ją ponownie."
export const deliveryWasNotRecorded: string = "Doręczenie nie zostało zapisane."
export const notPossibleNow: string = "Teraz niemożliwe dla tej przesyłki"
export const moreAreHandedOverNext = (a: { count: number }): string => (a.count === 0 ? "" : category(a.count) === 'one' ? `Zeskanowano jeszcze ${number(a.count)} przesyłkę, będzie wydana jako następna.` : category(a.count) === 'few' ? `Zeskanowano jeszcze ${number(a.count)} przesyłki, będą wydane jako następne.` : category(a.count) === 'many' ? `Zeskanowano jeszcze ${number(a.count)} przesyłek, będą wydane jako następne.` : `Zeskanowano jeszcze ${number(a.count)} przesyłki, będą wydane jako następne.`)
export const keptHandovers: string = "Zapisane wydania"
export const correctIt: string = "Popraw"
export const close: string = "Zamknij"
export const discard: string = "Usuń"
export const discardThisHandover: string = "Usunąć to wydanie?"
export const keepIt: string = "Zachowaj"
export const whatDiscardingDoes = (a: { trackingId: string }): string => `Twój wpis dla przesyłki ${a.trackingId} zostanie usunięty razem z podpisem i zdjęciem. Jeśli nie dotarł na serwer, przesyłka nie będzie oznaczona jako doręczona.`
export const keptRecorded = <Part>(a: { id: (text: string) => Part; trackingId: string }): (string | Part)[] => [a.id(a.trackingId), ": doręczenie zapisane."]
export const keptRefused = <Part>(a: { id: (text: string) => Part; reason: string; time: string; trackingId: string }): (string | Part)[] => [a.id(a.trackingId), ": wydanie (", a.time, ") nie zostało zapisane. ", a.reason]
export const keptWaiting = <Part>(a: { id: (text: string) => Part; time: string; trackingId: string }): (string | Part)[] => [a.id(a.trackingId), ": wydano (", a.time, "), jeszcze nie wysłano. Wpis jest zapisany w tej przeglądarce i zostanie wysłany, gdy wrócisz online."]
export const handoverIsNotRecordedYet: string = "Jej wydanie jest zapisane w tej przeglądarce, ale jeszcze nie na serwerze"
