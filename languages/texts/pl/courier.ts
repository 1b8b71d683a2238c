// Generated from languages/pl.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const progress = (a: { done: number; stops: number }): string => `${number(a.done)} z ${(category(a.stops) === 'one' ? `${number(a.stops)} przystanku` : `${number(a.stops)} przystanków`)}`
export const runFinished: string = "Trasa zakończona"
export const shownUntilServerHasIt = (a: { done: number; stops: number }): string => `${number(a.done)} z ${(category(a.stops) === 'one' ? `${number(a.stops)} przystanku` : `${number(a.stops)} przystanków`)}. Widoczne tutaj, dopóki nie trafi na serwer.`
export const stops: string = "Przystanki"
export const parcelsToLoad = (a: { count: number }): string => `Do załadunku: ${(category(a.count) === 'one' ? `${number(a.count)} przesyłka` : category(a.count) === 'few' ? `${number(a.count)} przesyłki` : category(a.count) === 'many' ? `${number(a.count)} przesyłek` : `${number(a.count)} przesyłki`)}.`
export const loadAll: string = "Załaduj wszystkie"
export const allStopsAreDone: string = "Wszystkie przystanki ukończone"
export const finishRun: string = "Zakończ trasę"
export const loadParcelsQuestion = (a: { count: number }): string => `Załadować ${(category(a.count) === 'one' ? `${number(a.count)} przesyłkę` : category(a.count) === 'few' ? `${number(a.count)} przesyłki` : category(a.count) === 'many' ? `${number(a.count)} przesyłek` : `${number(a.count)} przesyłki`)}?`
export const willBeMarkedAsDispatched: string = "Otrzymają status „Wysłana”. Potwierdź tylko to, co jest w pojeździe."
export const yourRun: string = "Twoja trasa"
export const offlineAsOf = (a: { time: string }): string => `Offline, stan na ${a.time}`
export const noRunToday: string = "Dziś bez trasy"
export const asSoonAsOneIsGivenOut: string = "Gdy tylko otrzymasz trasę, pojawi się tutaj."
export const savedOnThisPhone: string = "Zapisane w tym telefonie, zostanie wysłane po odzyskaniu połączenia"
export const countNotSentYet = (a: { count: number }): string => `${number(a.count)} do wysłania`
export const otherRuns: string = "Inne trasy"
export const run: string = "Trasa"
export const otherRun = (a: { day: string; name: string; stops: number }): string => `${a.name}, ${a.day}: ${(category(a.stops) === 'one' ? `${number(a.stops)} przystanek` : category(a.stops) === 'few' ? `${number(a.stops)} przystanki` : category(a.stops) === 'many' ? `${number(a.stops)} przystanków` : `${number(a.stops)} przystanku`)}`
export const startOfTheRun: string = "Rozpoczęcie trasy"
export const endOfTheRun: string = "Zakończenie trasy"
export const loadingOf = (a: { trackingId: string }): string => `Załadunek przesyłki ${a.trackingId}`
export const deliveryOf = (a: { trackingId: string }): string => `Doręczenie przesyłki ${a.trackingId}`
export const failedAttemptFor = (a: { trackingId: string }): string => `Nieudana próba doręczenia przesyłki ${a.trackingId}`
export const deliveredAt = (a: { time: string }): string => `Doręczono, ${a.time}`
export const canceledAt = (a: { time: string }): string => `Anulowano, ${a.time}`
export const notDeliveredAt = (a: { time: string }): string => `Nie doręczono, ${a.time}`
export const notDeliveredBecause = (a: { reason: string; time: string }): string => `Nie doręczono: ${a.reason}, ${a.time}`
export const finishTheRun: string = "Zakończyć trasę?"
export const goOn: string = "Jedź dalej"
export const allStopsAreDoneSentence: string = "Wszystkie przystanki są ukończone."
export const stopsAreOpen = (a: { parcels: number; stops: number }): string => `${(category(a.stops) === 'one' ? `Pozostał ${number(a.stops)} przystanek` : category(a.stops) === 'few' ? `Pozostały ${number(a.stops)} przystanki` : category(a.stops) === 'many' ? `Pozostało ${number(a.stops)} przystanków` : `Pozostało ${number(a.stops)} przystanku`)} i ${(category(a.parcels) === 'one' ? `${number(a.parcels)} niedoręczona przesyłka. Zaczeka` : category(a.parcels) === 'few' ? `${number(a.parcels)} niedoręczone przesyłki. Zaczekają` : category(a.parcels) === 'many' ? `${number(a.parcels)} niedoręczonych przesyłek. Zaczekają` : `${number(a.parcels)} niedoręczonej przesyłki. Zaczeka`)} na inną trasę.`
export const cannotBeSentOnceFinished = (a: { count: number }): string => `Po zakończeniu trasy nie będzie już można wysłać wpisów z listy „Wymaga uwagi” (${number(a.count)}).`
export const noRoomToSave: string = "W tej przeglądarce brakuje miejsca na zapis. Nie zamykaj tej strony i spróbuj ponownie, gdy oczekujące wpisy zostaną wysłane."
export const needsAttention: string = "Wymaga uwagi"
export const couldNotReadPhoto: string = "Nie można teraz odczytać zdjęcia. Spróbuj ponownie."
export const correctIt: string = "Popraw"
export const tryAgain: string = "Spróbuj ponownie"
export const discard: string = "Usuń"
export const discardIt: string = "Usunąć?"
export const keepIt: string = "Zachowaj"
export const whatYouTookDownIsDeleted = (a: { name: string }): string => `${a.name}: Twój wpis zostanie usunięty, a przesyłka pozostanie taka jak na serwerze.`
export const dayOfThisRunIsOver: string = "Dzień tej trasy już minął. Przekaż w oddziale, co zostało zrobione, a potem usuń ten wpis."
export const notOnYourRunAnyMore: string = "Nie ma jej już na Twojej trasie."
export const wasRefused = (a: { name: string; reason: string }): string => `${a.name}: odrzucono. ${a.reason}`
export const photoIsLost: string = "Zdjęcia nie ma już w tym telefonie. Zrób nowe albo wyślij bez niego."
export const serverRefusedIt: string = "Odrzucone przez serwer."
export const somethingWentWrong: string = "Wystąpił błąd serwera."
export const startRun: string = "Rozpocznij trasę"
export const noOtherStopIsOpen: string = "Nie ma innych przystanków do obsłużenia"
export const next: string = "Następny"
export const deliverAll = (a: { count: number }): string => (a.count === 1 ? "Doręcz" : `Doręcz wszystkie (${number(a.count)})`)
export const loadAllOfStop = (a: { count: number }): string => (a.count === 1 ? "Załaduj" : `Załaduj wszystkie (${number(a.count)})`)
export const couldNotDeliver: string = "Nie udało się doręczyć"
export const whatIsNext: string = "Co dalej"
export const openStops: string = "Pozostałe przystanki"
export const parcels = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} przesyłka` : category(a.count) === 'few' ? `${number(a.count)} przesyłki` : category(a.count) === 'many' ? `${number(a.count)} przesyłek` : `${number(a.count)} przesyłki`)
export const doneStops = (a: { count: number }): string => `Ukończone: ${(category(a.count) === 'one' ? `${number(a.count)} przystanek` : category(a.count) === 'few' ? `${number(a.count)} przystanki` : category(a.count) === 'many' ? `${number(a.count)} przystanków` : `${number(a.count)} przystanku`)}`
export const resultNotSentYet = (a: { result: string }): string => `${a.result}, jeszcze nie wysłano`
export const stopOf = <Part>(a: { address: string; count: number; hidden: (text: string) => Part; number: number }): (string | Part)[] => ["Przystanek ", number(a.number), " z ", number(a.count), a.hidden(`: ${a.address}`)]
export const opensTheMap: string = "(otwiera mapę)"
export const notSentYet: string = "Jeszcze nie wysłano"
export const load: string = "Załaduj"
export const deliver: string = "Doręcz"
export const noAnswerYet: string = "Na razie brak odpowiedzi. Wpis jest zapisany i wyśle się sam."
export const loadingYourRun: string = "Wczytywanie Twojej trasy…"
export const failedToLoadYourRun: string = "Nie udało się wczytać Twojej trasy."
export const typeAndWeight = (a: { type: string; weight: string }): string => `${a.type}, ${a.weight}`
