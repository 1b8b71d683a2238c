// Generated from languages/pl.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const database: string = "Baza danych"
export const replicasAreNotShown: string = "Repliki nie są widoczne: konto bazy danych wymagałoby roli pg_read_all_stats."
export const noReplicas: string = "Brak replik."
export const replicas: string = "Repliki"
export const synchronousReplica = <Part>(a: { name: string; small: (text: string) => Part }): (string | Part)[] => [a.name, a.small(", synchroniczna")]
export const countOfStreams = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} strumień` : category(a.count) === 'few' ? `${number(a.count)} strumienie` : category(a.count) === 'many' ? `${number(a.count)} strumieni` : `${number(a.count)} strumienia`)
export const liveUpdates: string = "Aktualizacje na żywo"
export const usersTitle: string = "Użytkownicy"
export const visitors: string = "Goście"
export const emailsAndWebhooks: string = "E-maile i webhooki"
export const notSentYet: string = "Jeszcze niewysłane"
export const failedInADay: string = "Nieudane w ciągu 24 godzin"
export const identityProvider: string = "Dostawca tożsamości"
export const nameLabel: string = "Nazwa"
export const lastBackup: string = "Ostatnia kopia zapasowa"
export const noneKnown: string = "Brak znanych"
export const whichBackupsAreShown: string = "Widać tu tylko kopie utworzone poleceniem „npm run backup”."
export const made: string = "Utworzono"
export const size: string = "Rozmiar"
export const version: string = "Wersja"
export const started: string = "Uruchomiono"
export const lastSeen: string = "Ostatni sygnał"
export const thisNodeAnsweredYou: string = "Odpowiedział Ci ten węzeł."
export const jobs: string = "Zadania"
export const noJobs: string = "Brak zadań."
export const job: string = "Zadanie"
export const state: string = "Stan"
export const failed: string = "Nieudane"
export const succeeded: string = "OK"
export const lastRun: string = "Ostatnie uruchomienie"
export const notYet: string = "Jeszcze nie"
export const every: string = "Co ile"
export const runsOn: string = "Gdzie działa"
export const oneNode: string = "Jeden węzeł"
export const eachNode: string = "Każdy węzeł"
export const sendMessages: string = "Wysyłanie e-maili i webhooków"
export const queueResetMails: string = "Przygotowanie e-maili do resetowania hasła"
export const reportNode: string = "Zgłaszanie, że węzeł działa"
export const removeLostNodes: string = "Usuwanie nieobecnych węzłów"
export const numberChanges: string = "Numerowanie zmian dla aktualizacji na żywo"
export const finishErasures: string = "Kończenie usuwania kont"
export const removeOldMessages: string = "Usuwanie starych e-maili i webhooków"
export const removeOldNotifications: string = "Usuwanie starych powiadomień"
export const removeOldSecrets: string = "Usuwanie zastąpionych sekretów webhooków"
export const removeOldProofs: string = "Usuwanie starych potwierdzeń doręczenia"
export const finishPastRuns: string = "Kończenie tras z minionych dni"
export const noSystemStatusHere: string = "Stan systemu niedostępny."
export const thisServerDoesNotReportIt: string = "Ten serwer go nie podaje."
export const failedToRefresh: string = "Nie udało się odświeżyć. Te dane mogą być nieaktualne."
export const nodes: string = "Węzły"
export const noNodesYet: string = "Żaden węzeł jeszcze się nie zgłosił."
export const needsAttention: string = "Wymaga uwagi"
export const nothingNeedsAttention: string = "Nic. Te ustawienia nadają się do produkcji."
export const loadingTheSystem: string = "Wczytywanie stanu systemu…"
export const silentFor = (a: { duration: string }): string => `Brak sygnału: ${a.duration}`
export const alive: string = "Działa"
export const standby: string = "Tryb standby: nie można nic zmieniać"
export const aReplicaIsBehind: string = "Jedna z replik jest opóźniona"
export const leader: string = "Główna"
export const outOfSync = (a: { state: string }): string => `Brak synchronizacji: ${a.state}`
export const behind = (a: { duration: string }): string => `Opóźnienie: ${a.duration}`
export const inSync: string = "Zsynchronizowana"
export const noneOpen: string = "Brak otwartych"
export const upToDate: string = "Aktualne"
export const late = (a: { duration: string }): string => `Opóźnienie: ${a.duration}`
export const someHaveFailed: string = "Niektóre się nie udały"
export const onTime: string = "Na czas"
export const reachable: string = "Osiągalny"
export const cannotBeReached: string = "Nieosiągalny"
export const countOfSeconds = (a: { count: number }): string => `${number(a.count)} s`
export const countOfDays = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} dzień` : category(a.count) === 'few' ? `${number(a.count)} dni` : category(a.count) === 'many' ? `${number(a.count)} dni` : `${number(a.count)} dnia`)
export const countOfHours = (a: { count: number }): string => `${number(a.count)} godz.`
export const countOfMinutes = (a: { count: number }): string => `${number(a.count)} min`
export const justNow: string = "przed chwilą"
export const ago = (a: { duration: string }): string => `${a.duration} temu`
export const failedToLoadTheSystem: string = "Nie udało się wczytać stanu systemu."
export const days = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} dzień` : category(a.count) === 'few' ? `${number(a.count)} dni` : category(a.count) === 'many' ? `${number(a.count)} dni` : `${number(a.count)} dnia`)
export const hours = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} godzina` : category(a.count) === 'few' ? `${number(a.count)} godziny` : category(a.count) === 'many' ? `${number(a.count)} godzin` : `${number(a.count)} godziny`)
export const minutes = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} minuta` : category(a.count) === 'few' ? `${number(a.count)} minuty` : category(a.count) === 'many' ? `${number(a.count)} minut` : `${number(a.count)} minuty`)
export const seconds = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} sekunda` : category(a.count) === 'few' ? `${number(a.count)} sekundy` : category(a.count) === 'many' ? `${number(a.count)} sekund` : `${number(a.count)} sekundy`)
