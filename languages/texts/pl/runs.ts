// Generated from languages/pl.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const show: string = "Pokaż"
export const parcels: string = "Przesyłki"
export const runs: string = "Trasy"
export const stops: string = "Przystanki"
export const weight: string = "Waga"
export const parcelsPutOn = (a: { count: number; run: string }): string => `Dodano ${(category(a.count) === 'one' ? `${number(a.count)} przesyłkę` : category(a.count) === 'few' ? `${number(a.count)} przesyłki` : category(a.count) === 'many' ? `${number(a.count)} przesyłek` : `${number(a.count)} przesyłki`)} do trasy: ${a.run}`
export const failedToPutOn: string = "Nie udało się dodać przesyłek do trasy"
export const parcelsSplit: string = "Przesyłki podzielone według kodów pocztowych"
export const failedToSplit: string = "Nie udało się podzielić przesyłek"
export const dismiss: string = "Zamknij"
export const coordinatesRemoved: string = "Współrzędne usunięte"
export const coordinatesSaved: string = "Współrzędne zapisane"
export const enterLatitudeAndLongitude: string = "Podaj szerokość i długość geograficzną, np. 53.7443, -0.3326"
export const enterCoordinates: string = "Wpisz współrzędne"
export const changeCoordinates: string = "Zmień współrzędne"
export const save: string = "Zapisz"
export const latitudeLongitude: string = "Szerokość, długość geograficzna"
export const copiedFromAMap: string = "Skopiowane z mapy, np. 53.7443, -0.3326"
export const waitUntilItIsSaved: string = "Poczekaj na zapisanie"
export const remove: string = "Usuń"
export const whatRemovingMeans: string = "Wtedy położenie przystanku wyznaczają dane nadawcy albo kod pocztowy."
export const changedMeanwhileSaveAgain: string = "Trasa zmieniła się w międzyczasie. Zapisz ponownie."
export const failedToSaveCoordinates: string = "Nie udało się zapisać współrzędnych"
export const changedMeanwhileRemoveAgain: string = "Trasa zmieniła się w międzyczasie. Usuń je ponownie."
export const failedToRemoveCoordinates: string = "Nie udało się usunąć współrzędnych"
export const day: string = "Dzień"
export const previousDay: string = "Poprzedni dzień"
export const nextDay: string = "Następny dzień"
export const date: string = "Data"
export const today: string = "Dzisiaj"
export const todayIs = (a: { day: string }): string => `Dzisiaj, ${a.day}`
export const tomorrowIs = (a: { day: string }): string => `Jutro, ${a.day}`
export const yesterdayWas = (a: { day: string }): string => `Wczoraj, ${a.day}`
export const newRun: string = "Nowa trasa"
export const noCouriersYet: string = "Nie ma jeszcze kurierów."
export const manageUsers: string = "Użytkownicy"
export const addACourier: string = "Dodaj kuriera na stronie Użytkownicy, aby móc utworzyć dla niego trasę."
export const noRunsOnThisDay: string = "Brak tras w tym dniu."
export const makeOne: string = "Utwórz trasę i dodaj do niej przesyłki."
export const dayIsOver: string = "Ten dzień już minął"
export const addACourierFirst: string = "Najpierw dodaj kuriera na stronie Użytkownicy"
export const stopsInAll = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} przystanek` : category(a.count) === 'few' ? `${number(a.count)} przystanki` : category(a.count) === 'many' ? `${number(a.count)} przystanków` : `${number(a.count)} przystanku`)
export const parcelsInAll = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} przesyłka` : category(a.count) === 'few' ? `${number(a.count)} przesyłki` : category(a.count) === 'many' ? `${number(a.count)} przesyłek` : `${number(a.count)} przesyłki`)
export const noRunsHere: string = "Trasy niedostępne."
export const serverHasNone: string = "Ten serwer ich nie obsługuje."
export const failedToProposeAnOrder: string = "Nie udało się zaproponować kolejności"
export const orderTakenOver: string = "Zastosowano kolejność"
export const failedToChangeTheOrder: string = "Nie udało się zmienić kolejności"
export const proposeAnOrder: string = "Zaproponuj kolejność"
export const nothingToPutInOrder: string = "Nie ma czego porządkować"
export const proposedOrder: string = "Proponowana kolejność"
export const nothingIsKnownOfStops: string = "Położenie tych przystanków nie jest znane."
export const orderNow: string = "Obecna kolejność"
export const proposed: string = "Proponowana"
export const withoutCoordinates: string = "Bez współrzędnych"
export const theyStayBehind: string = "Pozostają za przystankiem, za którym są teraz."
export const coordinatesEnteredByHand: string = "Współrzędne wpisane ręcznie"
export const proposeAgain: string = "Trasa zmieniła się w międzyczasie: zaproponuj kolejność ponownie"
export const takeOver: string = "Zastosuj"
export const waitUntilItIsDone: string = "Poczekaj na zakończenie"
export const enter: string = "Wpisz"
export const change: string = "Zmień"
export const enterCoordinatesOf = (a: { address: string }): string => `Wpisz współrzędne: ${a.address}`
export const changeCoordinatesOf = (a: { address: string }): string => `Zmień współrzędne: ${a.address}`
export const noShorterOrder: string = "Nie znaleziono krótszej kolejności."
export const shorter = (a: { after: string; before: string; saved: string }): string => `Krócej o ${a.saved} (szacunkowo): ${a.after}, teraz ${a.before}.`
export const notShorter = (a: { after: string; before: string }): string => `${a.after} (szacunkowo), teraz ${a.before}.`
export const kilometres = (a: { distance: string }): string => `${a.distance} km`
export const selectedParcels: string = "Zaznaczone przesyłki"
export const moreForSelectedParcels: string = "Więcej działań dla zaznaczonych przesyłek"
export const splitByPostcode: string = "Podziel według kodów pocztowych"
export const noTwoRuns: string = "Nie ma dwóch tras, między które można je podzielić"
export const putOnRun: string = "Dodaj do trasy"
export const countStops = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} przystanek` : category(a.count) === 'few' ? `${number(a.count)} przystanki` : category(a.count) === 'many' ? `${number(a.count)} przystanków` : `${number(a.count)} przystanku`)
export const countParcels = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} przesyłka` : category(a.count) === 'few' ? `${number(a.count)} przesyłki` : category(a.count) === 'many' ? `${number(a.count)} przesyłek` : `${number(a.count)} przesyłki`)
export const giveOutRun = (a: { run: string }): string => `Przekaż: ${a.run}`
export const giveOut: string = "Przekaż"
export const takeBackRun = (a: { run: string }): string => `Wycofaj: ${a.run}`
export const takeBack: string = "Wycofaj"
export const moreFor = (a: { run: string }): string => `Więcej działań: ${a.run}`
export const edit: string = "Edytuj"
export const printManifest: string = "Drukuj manifest"
export const finish: string = "Zakończ"
export const deleteIt: string = "Usuń"
export const runGivenOut: string = "Trasa przekazana"
export const failedToGiveOut: string = "Nie udało się przekazać trasy"
export const runTakenBack: string = "Trasa wycofana"
export const failedToTakeBack: string = "Nie udało się wycofać trasy"
export const runFinished: string = "Trasa zakończona"
export const failedToFinish: string = "Nie udało się zakończyć trasy"
export const runDeleted: string = "Trasa usunięta"
export const failedToDelete: string = "Nie udało się usunąć trasy"
export const courier: string = "Kurier"
export const chooseACourier: string = "Wybierz kuriera"
export const name: string = "Nazwa"
export const suchAsCityCentre: string = "Np. „Centrum” (opcjonalnie)"
export const pleaseChooseACourier: string = "Wybierz kuriera"
export const pleaseChooseADay: string = "Wybierz dzień"
export const createRun: string = "Utwórz trasę"
export const runCreated: string = "Trasa utworzona"
export const failedToCreate: string = "Nie udało się utworzyć trasy"
export const editTheRun: string = "Edytuj trasę"
export const runChanged: string = "Trasa zmieniona"
export const failedToChange: string = "Nie udało się zmienić trasy"
export const manifest: string = "Manifest"
export const runOnPaper: string = "Trasa na papierze, z miejscem na podpis przy każdym przystanku."
export const backToTheRun: string = "Wróć do trasy"
export const noStopsYet: string = "Nie ma jeszcze przystanków."
export const run: string = "Trasa"
export const made: string = "Sporządzono"
export const by: string = "Autor"
export const stopsOfTheRun: string = "Przystanki trasy"
export const trackingId: string = "Numer przesyłki"
export const address: string = "Adres"
export const receiver: string = "Odbiorca"
export const pieces: string = "Sztuki"
export const signature: string = "Podpis"
export const handedOverBy: string = "Przekazujący"
export const takeBackQuestion = (a: { run: string }): string => `Wycofać: ${a.run}?`
export const whatTakingBackMeans = (a: { courier: string }): string => `Trasa znów będzie szkicem, a ${a.courier} przestanie ją widzieć. To, co zrobione, pozostanie bez zmian.`
export const finishQuestion = (a: { run: string }): string => `Zakończyć: ${a.run}?`
export const finishRun: string = "Zakończ trasę"
export const stopsAreOpen = (a: { open: number; stops: number }): string => `Pozostałe przystanki: ${number(a.open)} z ${number(a.stops)}. Przesyłki z nich zaczekają na inną trasę.`
export const deleteQuestion = (a: { run: string }): string => `Usunąć: ${a.run}?`
export const deleteRun: string = "Usuń trasę"
export const nothingOnIt: string = "Nic na niej nie ma."
export const itsParcelsWait: string = "Przesyłki z niej zaczekają na inną trasę."
export const doneOf = <Part>(a: { done: number; rest: (text: string) => Part; stops: number }): (string | Part)[] => [number(a.done), a.rest(` z ${number(a.stops)}`)]
export const stopsDone: string = "Ukończone przystanki"
export const stopsDoneOf = (a: { done: number; stops: number }): string => `${number(a.done)} z ${(category(a.stops) === 'one' ? `${number(a.stops)} przystanku` : `${number(a.stops)} przystanków`)}`
export const noSuchRun: string = "Nie ma takiej trasy."
export const allRunsOfToday: string = "Wszystkie dzisiejsze trasy"
export const runsOfTheDay: string = "Trasy tego dnia"
export const sums: string = "Suma"
export const startedAt = (a: { time: string }): string => `Rozpoczęto: ${a.time}`
export const finishedAt = (a: { time: string }): string => `Zakończono: ${a.time}`
export const clearSelection: string = "Wyczyść zaznaczenie"
export const howItIsSplit = (a: { sums: string }): string => `${a.sums}. Sąsiednie kody pocztowe trafiają na tę samą trasę, a każda trasa dostaje mniej więcej tyle samo przystanków.`
export const cancel: string = "Anuluj"
export const chooseARun: string = "Wybierz trasę"
export const split: string = "Podziel"
export const getsNone: string = "Bez przesyłek"
export const partOf = (a: { postcode: string; sums: string }): string => `${a.postcode}: ${a.sums}`
export const partFromTo = (a: { first: string; last: string; sums: string }): string => `${a.first}–${a.last}: ${a.sums}`
export const noOtherRun: string = "W tym dniu nie ma innej trasy"
export const moveToRun: string = "Przenieś do trasy"
export const selectedStops: string = "Zaznaczone przystanki"
export const moreForSelectedStops: string = "Więcej działań dla zaznaczonych przystanków"
export const countStopsSelected = (a: { count: number }): string => `Zaznaczono ${(category(a.count) === 'one' ? `${number(a.count)} przystanek` : category(a.count) === 'few' ? `${number(a.count)} przystanki` : category(a.count) === 'many' ? `${number(a.count)} przystanków` : `${number(a.count)} przystanku`)}`
export const takeOff: string = "Zdejmij"
export const stopAt = (a: { address: string; number: number }): string => `Przystanek ${number(a.number)}, ${a.address}`
export const dragToMove: string = "Przeciągnij, aby przenieść"
export const selectStop = (a: { address: string; number: number }): string => `Zaznacz przystanek ${number(a.number)}, ${a.address}`
export const firstOpenStop: string = "To pierwszy z pozostałych przystanków"
export const lastStop: string = "To ostatni przystanek"
export const moveStopUp = (a: { number: number }): string => `Przesuń przystanek ${number(a.number)} w górę`
export const moveStopDown = (a: { number: number }): string => `Przesuń przystanek ${number(a.number)} w dół`
export const moreForStop = (a: { number: number }): string => `Więcej działań: przystanek ${number(a.number)}`
export const moveToTop: string = "Przenieś na początek"
export const moveToTheEnd: string = "Przenieś na koniec"
export const coordinates: string = "Współrzędne"
export const takeOffTheRun: string = "Zdejmij z trasy"
export const takenOffTheRun: string = "Zdjęto z trasy"
export const failedToTakeOff: string = "Nie udało się zdjąć przystanków z trasy"
export const movedTo = (a: { run: string }): string => `Przeniesiono do trasy: ${a.run}`
export const failedToMove: string = "Nie udało się przenieść przystanków"
export const putParcelsOnTheRun: string = "Dodaj do trasy przesyłki z listy oczekujących."
export const stopsInTheirOrder: string = "Przystanki w kolejności"
export const withoutAPostcode: string = "Bez kodu pocztowego"
export const allOfGroup = (a: { count: number }): string => `Wszystkie (${number(a.count)})`
export const selectParcel = (a: { address: string; trackingId: string }): string => `Zaznacz ${a.trackingId}, ${a.address}`
export const showMore = (a: { count: number }): string => `Pokaż jeszcze ${number(a.count)}`
export const parcelsWithoutARun: string = "Przesyłki bez trasy"
export const noParcelsWait: string = "Żadna przesyłka nie czeka na trasę."
export const approvedAppearHere: string = "Zatwierdzone przesyłki pojawiają się tu same."
export const searchParcels: string = "Szukaj przesyłek"
export const searchFor: string = "Adres, odbiorca lub numer przesyłki"
export const selectAll: string = "Zaznacz wszystkie"
export const waitLongest = (a: { count: number }): string => `Lista obejmuje ${number(a.count)} najdłużej oczekujących. Kolejne pojawią się, gdy te trafią na trasy.`
export const noResults: string = "Brak wyników."
export const clearSearch: string = "Wyczyść wyszukiwanie"
export const noParcelsHere: string = "Przesyłki niedostępne."
export const serverHasNoRuns: string = "Ten serwer nie obsługuje tras."
export const thereWasNoAnswer = (a: { failure: string }): string => `${a.failure}: brak odpowiedzi. Widać obecny stan; sprawdź, czy zmiana została wprowadzona.`
export const runWasChanged: string = "Trasa zmieniła się w międzyczasie. Widać jej obecny stan; powtórz zmianę."
export const isNowStop = (a: { address: string; count: number; number: number }): string => `${a.address} to teraz przystanek ${number(a.number)} z ${number(a.count)}.`
export const loadingTheRuns: string = "Wczytywanie tras…"
export const failedToLoadTheRuns: string = "Nie udało się wczytać tras."
export const loadingTheRun: string = "Wczytywanie trasy…"
export const failedToLoadTheRun: string = "Nie udało się wczytać trasy."
export const loadingTheParcels: string = "Wczytywanie przesyłek…"
export const failedToLoadTheParcels: string = "Nie udało się wczytać przesyłek."
export const loadingCouriers: string = "Wczytywanie kurierów…"
export const failedToLoadCouriers: string = "Nie udało się wczytać kurierów."
