// Generated from languages/pl.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const fileRefused = <Part>(a: { file: string; name: (text: string) => Part; reason: string }): (string | Part)[] => [a.name(a.file), ": ", a.reason, " Niczego nie utworzono."]
export const dropAFile: string = "Upuść tu plik CSV lub wybierz go."
export const chooseAFile: string = "Wybierz plik"
export const atMost = (a: { rows: number; size: string }): string => `Najwyżej ${(category(a.rows) === 'one' ? `${number(a.rows)} wiersz` : category(a.rows) === 'few' ? `${number(a.rows)} wiersze` : category(a.rows) === 'many' ? `${number(a.rows)} wierszy` : `${number(a.rows)} wiersza`)} i ${a.size}. Zanim cokolwiek powstanie, możesz sprawdzić plik.`
export const whatTheFileHolds: string = "Co zawiera plik"
export const formatOfTheFile: string = "Wiersz z nazwami kolumn w dowolnej kolejności, a potem po jednym wierszu na przesyłkę. Komórki rozdzielone przecinkami, średnikami lub tabulatorami, w UTF-8."
export const optional: string = "(opcjonalnie)"
export const downloadTheTemplate: string = "Pobierz szablon"
export const importingAgain: string = "Ponowny import"
export const howToImportAgain: string = "Po pomyłce lub utracie połączenia zaimportuj plik jeszcze raz: w ciągu 24 godzin wiersz utworzy przesyłkę tylko raz. Dwa jednakowe wiersze w jednym pliku to dwie przesyłki."
export const emailOfARegisteredReceiver: string = "E-mail zarejestrowanego odbiorcy"
export const whereWeCollectIt: string = "Skąd ją odbierzemy"
export const whereItGoes: string = "Dokąd jedzie"
export const packageOrDocument: string = "PACKAGE lub DOCUMENT"
export const typeMustBePackageOrDocument: string = "Rodzaj musi mieć wartość PACKAGE lub DOCUMENT"
export const aboutWeight: string = "Np. 2.5 lub 2,5; powyżej 0, najwyżej 1000, do dwóch miejsc po przecinku"
export const anythingTheCourierShouldKnow: string = "Wszystko, co kurier powinien wiedzieć"
export const forTheDeliveryOnly: string = "Tylko na potrzeby doręczenia"
export const aboutLatitude: string = "Położenie adresu doręczenia, np. 53.7443; tylko razem z długością geograficzną"
export const latitudeOutOfRange: string = "Szerokość geograficzna musi mieścić się od -90 do 90, zapisana jako 53.7443 lub 53,7443"
export const aboutLongitude: string = "Np. -0.3326; tylko razem z szerokością geograficzną"
export const longitudeOutOfRange: string = "Długość geograficzna musi mieścić się od -180 do 180, zapisana jako -0.3326 lub -0,3326"
export const aboutReference: string = "Twój własny numer. Jednakowe wiersze z różnymi numerami to różne przesyłki"
export const weightIsNoNumber: string = "Waga musi być większa od 0, zapisana jako 2.5 lub 2,5"
export const weightHasTooManyDecimals: string = "Waga może mieć najwyżej dwa miejsca po przecinku"
export const noReceiverHasThisEmail: string = "Żaden odbiorca nie ma takiego adresu e-mail"
export const bothCoordinatesOrNeither: string = "Podaj szerokość i długość geograficzną albo pomiń obie"
export const wholeRow: string = "Cały wiersz"
export const moreCellsThanColumns: string = "Komórek jest więcej niż kolumn: tekst z przecinkiem ujmij w cudzysłów"
export const printLabels = (a: { count: number }): string => (category(a.count) === 'one' ? `Drukuj ${number(a.count)} etykietę` : category(a.count) === 'few' ? `Drukuj ${number(a.count)} etykiety` : category(a.count) === 'many' ? `Drukuj ${number(a.count)} etykiet` : `Drukuj ${number(a.count)} etykiety`)
export const labelsFromTo = (a: { count: number; first: number; last: number }): string => (a.count === 1 ? `Etykieta ${number(a.first)}` : `Etykiety ${number(a.first)}–${number(a.last)}`)
export const showTheseParcels = (a: { count: number }): string => (category(a.count) === 'one' ? "Pokaż tę przesyłkę" : "Pokaż te przesyłki")
export const parcelsFromTo = (a: { count: number; first: number; last: number }): string => (a.count === 1 ? `Przesyłka ${number(a.first)}` : `Przesyłki ${number(a.first)}–${number(a.last)}`)
export const opensANewTab: string = "(otwiera nową kartę)"
export const checkingFile = (a: { name: string }): string => `Sprawdzanie: ${a.name}`
export const checkingTheFile: string = "Sprawdzanie pliku"
export const check: string = "Sprawdzanie"
export const receiversLookedUp = (a: { done: string; total: string }): string => `Odbiorcy: ${a.done} z ${a.total}`
export const receiversAreLookedUp = (a: { done: string; total: string }): string => `Sprawdzono odbiorców: ${a.done} z ${a.total}. Niczego jeszcze nie utworzono.`
export const cancel: string = "Anuluj"
export const fileCouldNotBeChecked = (a: { name: string }): string => `Nie udało się sprawdzić pliku ${a.name}`
export const theFileCouldNotBeChecked: string = "Nie udało się sprawdzić pliku"
export const couldNotLookUpReceivers = (a: { reason: string }): string => `Nie udało się wyszukać odbiorców: ${a.reason}. Niczego nie utworzono.`
export const theServerGaveNoAnswer: string = "serwer nie odpowiedział"
export const tryAgain: string = "Spróbuj ponownie"
export const chooseAnotherFile: string = "Wybierz inny plik"
export const leaveTheImport: string = "Wyjść z importu?"
export const leave: string = "Wyjdź"
export const stay: string = "Zostań"
export const whatLeavingMeans: string = "Utworzone przesyłki pozostaną. Aby kontynuować, zaimportuj ten sam plik ponownie w ciągu 24 godzin: nic nie powstanie dwa razy."
export const settledRows = (a: { settled: number; total: number }): string => `${number(a.settled)} z ${(category(a.total) === 'one' ? `${number(a.total)} wiersza` : `${number(a.total)} wierszy`)}`
export const pausedAtRows = (a: { settled: number; total: number }): string => `Wstrzymano: ${number(a.settled)} z ${(category(a.total) === 'one' ? `${number(a.total)} wiersza` : `${number(a.total)} wierszy`)}`
export const creatingParcelsFrom = (a: { file: string }): string => `Tworzenie przesyłek z pliku ${a.file}`
export const importing: string = "Import"
export const rowsSoFar = (a: { settled: number; total: number }): string => `${number(a.settled)} z ${(category(a.total) === 'one' ? `${number(a.total)} wiersza` : `${number(a.total)} wierszy`)}.`
export const rowsSoFarWithOthers = (a: { others: string; settled: number; total: number }): string => `${number(a.settled)} z ${(category(a.total) === 'one' ? `${number(a.total)} wiersza` : `${number(a.total)} wierszy`)} (${a.others}).`
export const theRestWaits: string = "Utworzone przesyłki pozostaną, a reszta czeka."
export const stayOnThisPage: string = "Zostań na tej stronie do zakończenia."
export const lastError = (a: { reason: string }): string => `Ostatni błąd: ${a.reason}.`
export const theServerHasAProblem = (a: { reason: string }): string => `Problem z serwerem: ${a.reason}. Ponawiamy próbę.`
export const goOn: string = "Wznów"
export const stopHere: string = "Zakończ tutaj"
export const pause: string = "Wstrzymaj"
export const created: string = "Utworzone"
export const createdBefore: string = "Utworzone wcześniej"
export const failed: string = "Nieudane"
export const refused: string = "Odrzucone"
export const notStarted: string = "Nierozpoczęte"
export const withErrors: string = "Z błędami"
export const failedBecause = (a: { reason: string }): string => `Nie udało się: ${a.reason}`
export const refusedBecause = (a: { reason: string }): string => `Odrzucono: ${a.reason}`
export const whatCreatedBeforeMeans: string = "„Utworzone wcześniej” oznacza, że wiersz zaimportowano w ciągu ostatnich 24 godzin, więc druga przesyłka nie powstała. Jeśli chcesz kolejną przesyłkę, wpisz w wierszu własny numer (Reference)."
export const tryTheFailedOnesAgain: string = "Ponów nieudane"
export const goOnWith = (a: { count: number }): string => `Kontynuuj (${number(a.count)})`
export const toMyParcels: string = "Do moich przesyłek"
export const importAnotherFile: string = "Importuj inny plik"
export const rowsWithoutAParcel: string = "Wiersze bez przesyłki"
export const row: string = "Wiersz"
export const toAddress: string = "Adres doręczenia"
export const whatHappened: string = "Co się stało"
export const file: string = "Plik"
export const totalFee: string = "Łączna opłata"
export const unknownColumns = (a: { count: number; titles: string }): string => (category(a.count) === 'one' ? `Ta kolumna jest nieznana i zostanie pominięta: ${a.titles}.` : `Te kolumny są nieznane i zostaną pominięte: ${a.titles}.`)
export const repeatedRows = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} wiersz powtarza wcześniejszy. Powstanie z niego osobna przesyłka.` : category(a.count) === 'few' ? `${number(a.count)} wiersze powtarzają wcześniejsze. Z każdego powstanie osobna przesyłka.` : category(a.count) === 'many' ? `${number(a.count)} wierszy powtarza wcześniejsze. Z każdego powstanie osobna przesyłka.` : `${number(a.count)} wiersza powtarza wcześniejsze. Z każdego powstanie osobna przesyłka.`)
export const importOnlyOnce: string = "Ten serwer może nie rozpoznać wierszy, które już otrzymał. Zaimportuj ten plik tylko raz, inaczej przesyłki mogą powstać podwójnie."
export const importedRowsAreRecognized: string = "Wiersze zaimportowane w ciągu ostatnich 24 godzin zostaną rozpoznane i nie utworzą przesyłki ponownie."
export const createParcels = (a: { count: number }): string => (category(a.count) === 'one' ? `Utwórz ${number(a.count)} przesyłkę` : category(a.count) === 'few' ? `Utwórz ${number(a.count)} przesyłki` : category(a.count) === 'many' ? `Utwórz ${number(a.count)} przesyłek` : `Utwórz ${number(a.count)} przesyłki`)
export const howToFixRows: string = "Te wiersze są pomijane. Pobierz je, popraw to, co wskazuje pierwsza kolumna, i zaimportuj ten plik. Pierwszej kolumny nie trzeba usuwać."
export const whatIsWrongInWhichRow: string = "Błędy w poszczególnych wierszach"
export const column: string = "Kolumna"
export const pagesOf = (a: { table: string }): string => `Strony: ${a.table}`
export const downloadRowsWithErrors = (a: { count: number }): string => (category(a.count) === 'one' ? "Pobierz wiersz z błędem" : category(a.count) === 'few' ? `Pobierz ${number(a.count)} wiersze z błędami` : category(a.count) === 'many' ? `Pobierz ${number(a.count)} wierszy z błędami` : `Pobierz ${number(a.count)} wiersza z błędami`)
export const rowsCanBeCreated = (a: { count: number }): string => `Do utworzenia: ${(category(a.count) === 'one' ? `${number(a.count)} przesyłka` : category(a.count) === 'few' ? `${number(a.count)} przesyłki` : category(a.count) === 'many' ? `${number(a.count)} przesyłek` : `${number(a.count)} przesyłki`)}`
export const rowsCanBeCreatedOthersNot = (a: { bad: number; count: number }): string => `Do utworzenia: ${(category(a.count) === 'one' ? `${number(a.count)} przesyłka` : category(a.count) === 'few' ? `${number(a.count)} przesyłki` : category(a.count) === 'many' ? `${number(a.count)} przesyłek` : `${number(a.count)} przesyłki`)}, ${(category(a.bad) === 'one' ? `${number(a.bad)} wiersz zawiera błąd` : category(a.bad) === 'few' ? `${number(a.bad)} wiersze zawierają błędy` : category(a.bad) === 'many' ? `${number(a.bad)} wierszy zawiera błędy` : `${number(a.bad)} wiersza zawiera błędy`)}`
export const parcelsCreated = (a: { count: number }): string => (category(a.count) === 'one' ? `Utworzono ${number(a.count)} przesyłkę` : category(a.count) === 'few' ? `Utworzono ${number(a.count)} przesyłki` : category(a.count) === 'many' ? `Utworzono ${number(a.count)} przesyłek` : `Utworzono ${number(a.count)} przesyłki`)
export const countCreatedBefore = (a: { count: number }): string => `utworzone wcześniej: ${number(a.count)}`
export const countRefused = (a: { count: number }): string => `odrzucone: ${number(a.count)}`
export const countFailed = (a: { count: number }): string => `nieudane: ${number(a.count)}`
export const noAnswerCame: string = "brak odpowiedzi"
export const pausedAt = (a: { settled: number; total: number }): string => `Wstrzymano przy ${number(a.settled)} z ${(category(a.total) === 'one' ? `${number(a.total)} wiersza` : `${number(a.total)} wierszy`)}`
export const pausedAtWithLastError = (a: { reason: string; settled: number; total: number }): string => `Wstrzymano przy ${number(a.settled)} z ${(category(a.total) === 'one' ? `${number(a.total)} wiersza` : `${number(a.total)} wierszy`)}. Ostatni błąd: ${a.reason}`
export const percentOfRows = (a: { percent: number; total: number }): string => `${number(a.percent)} procent z ${(category(a.total) === 'one' ? `${number(a.total)} wiersza` : `${number(a.total)} wierszy`)}`
export const problemOf = (a: { column: string; message: string }): string => `${a.column}: ${a.message}`
