// Generated from languages/pl.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const countParcels = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? `${a.text} przesyłka` : category(a.count) === 'few' ? `${a.text} przesyłki` : category(a.count) === 'many' ? `${a.text} przesyłek` : `${a.text} przesyłki`)
export const noParcelsFound: string = "Nie znaleziono przesyłek."
export const clearSearch: string = "Wyczyść wyszukiwanie"
export const nothingMatchesTheSearch: string = "Nic nie pasuje do wyszukiwania."
export const trackingId: string = "Numer przesyłki"
export const copyTrackingId: string = "Kopiuj numer przesyłki"
export const copyTrackingIdOf = (a: { trackingId: string }): string => `Kopiuj numer przesyłki ${a.trackingId}`
export const from: string = "Od"
export const to: string = "Do"
export const sender: string = "Nadawca"
export const receiver: string = "Odbiorca"
export const status: string = "Status"
export const deliveryAttempt: string = "Próba doręczenia"
export const deliveredOn: string = "Doręczono"
export const shippingLabel: string = "Etykieta przewozowa"
export const handoverCode: string = "Kod odbioru"
export const blocked: string = "Zablokowana"
export const nextTry = (a: { day: string }): string => `Kolejna próba: ${a.day}`
export const attemptedBecause = (a: { reason: string }): string => `Nieudana próba: ${a.reason}`
export const statusAndAttempt = (a: { reason: string; status: string }): string => `${a.status}. Nieudana próba: ${a.reason}`
export const statusAttemptAndNextTry = (a: { day: string; reason: string; status: string }): string => `${a.status}. Nieudana próba: ${a.reason}. Kolejna próba: ${a.day}`
export const attemptToHear = <Part>(a: { after: (text: string) => Part; before: (text: string) => Part; reason: string; status: string }): (string | Part)[] => [a.before(`${a.status}. `), "Nieudana próba", a.after(`: ${a.reason}`)]
export const pagesOfParcels: string = "Strony z przesyłkami"
export const selectParcel = (a: { trackingId: string }): string => `Zaznacz przesyłkę ${a.trackingId}`
export const selectAllOnThisPage: string = "Zaznacz wszystkie na tej stronie"
export const statusIs = (a: { status: string }): string => `Status: ${a.status}`
export const fromDay = (a: { day: string }): string => `Od ${a.day}`
export const toDay = (a: { day: string }): string => `Do ${a.day}`
export const countChosenParcels = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} wybrana przesyłka` : category(a.count) === 'few' ? `${number(a.count)} wybrane przesyłki` : category(a.count) === 'many' ? `${number(a.count)} wybranych przesyłek` : `${number(a.count)} wybranej przesyłki`)
export const all: string = "Wszystkie"
export const created: string = "Utworzono"
export const createdFrom: string = "Utworzono od"
export const createdTo: string = "Utworzono do"
export const anyTime: string = "Dowolna data"
export const today: string = "Dzisiaj"
export const lastDays = (a: { count: number }): string => (category(a.count) === 'one' ? `Ostatni ${number(a.count)} dzień` : `Ostatnie ${number(a.count)} dni`)
export const daysAreBackwards: string = "Pierwszy dzień jest po ostatnim, dlatego daty pominięto w wyszukiwaniu."
export const searchParcels: string = "Szukaj przesyłek"
export const enterAFullTrackingId: string = "Wpisz pełny numer, aby otworzyć przesyłkę."
export const filter: string = "Filtry"
export const filterCountSet = (a: { count: number }): string => `Filtry, ustawione: ${number(a.count)}`
export const filterWithCount = <Part>(a: { count: number; set: (text: string) => Part }): (string | Part)[] => ["Filtry ", a.set(number(a.count))]
export const view: string = "Widok"
export const cards: string = "Karty"
export const table: string = "Tabela"
export const columns: string = "Kolumny"
export const shownInTheTable: string = "Widoczne w tabeli"
export const actions: string = "Działania"
export const actionsFor = (a: { trackingId: string }): string => `Działania: ${a.trackingId}`
export const sendAgain: string = "Nadaj ponownie"
export const createReturn: string = "Utwórz zwrot"
export const loadingParcels: string = "Wczytywanie przesyłek…"
export const failedToLoadParcels: string = "Nie udało się wczytać przesyłek."
