// Generated from languages/pl.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const machines: string = "Maszyny stanów"
export const machine: string = "Maszyna"
export const simulate: string = "Symulacja"
export const live: string = "Na żywo"
export const walk: string = "Ścieżki"
export const whatToDoWithTheMachine: string = "Co zrobić z maszyną"
export const machineIsIn = (a: { machine: string; state: string }): string => `${a.machine}: maszyna jest w stanie ${a.state}`
export const now: string = "Teraz"
export const copyLinkToHere: string = "Kopiuj link do tego miejsca"
export const undo: string = "Cofnij"
export const startAgain: string = "Zacznij od nowa"
export const linkHasNoPlace = (a: { steps: string }): string => `Link zawiera jeszcze: ${a.steps}. W obecnym stanie maszyny nie da się tego wykonać.`
export const whatCanHappen: string = "Co może się zdarzyć"
export const whatHappened: string = "Co się zdarzyło"
export const nothingYet: string = "Jeszcze nic."
export const whatTheMachineKnows: string = "Co wie maszyna"
export const as: string = "Jako"
export const anybody: string = "ktokolwiek"
export const nothingHasHappened: string = "Nic się jeszcze nie zdarzyło"
export const anAdministrator: string = "administrator"
export const theSender: string = "nadawca"
export const theReceiver: string = "odbiorca"
export const theCourier: string = "kurier"
export const onlyAnAdministrator: string = "Może to zrobić tylko administrator"
export const onlyTheSender: string = "Może to zrobić tylko nadawca"
export const onlyTheReceiver: string = "Może to zrobić tylko odbiorca"
export const onlyTheCourier: string = "Może to zrobić tylko kurier"
export const nothingToAnswer: string = "Nie trwa nic, na co mogłaby to być odpowiedź"
export const onlyWhen = (a: { condition: string }): string => `Tylko gdy ${a.condition}`
export const orWhen = (a: { first: string; second: string }): string => `${a.first} lub gdy ${a.second}`
export const happensByItself: string = "Dzieje się samo"
export const somethingMoreSpecific: string = "Na to zdarzenie reaguje tu bardziej szczegółowa reguła"
export const onlyWithoutAnotherCondition: string = "Tylko gdy nie jest spełniony żaden wcześniejszy warunek"
export const noSuchTransitionHere: string = "Nie ma tu takiego przejścia"
export const walkOf = (a: { number: number; total: number }): string => `Ścieżka ${number(a.number)} z ${number(a.total)}`
export const allWalks: string = "Wszystkie ścieżki"
export const aboutWalks: string = "Razem obejmują każde przejście tej maszyny. Zaznaczenia są przechowywane w tej przeglądarce."
export const takeAlong: string = "Pobieranie"
export const markdown: string = "Markdown"
export const csv: string = "CSV"
export const untickAll: string = "Odznacz wszystko"
export const thisIsTheStart: string = "To jest początek"
export const back: string = "Wstecz"
export const thisIsTheEnd: string = "To jest koniec"
export const next: string = "Dalej"
export const stop: string = "Zatrzymaj"
export const play: string = "Odtwórz"
export const stepIsAsExpected = (a: { step: number }): string => `Krok ${number(a.step)} przebiega zgodnie z oczekiwaniami`
export const stillInState = <Part>(a: { state: string; strong: (text: string) => Part }): (string | Part)[] => ["nadal ", a.strong(a.state)]
export const stepsDone = (a: { done: number; total: number }): string => `${number(a.done)} z ${number(a.total)}`
export const findAStateOrAnEvent: string = "Znajdź stan lub zdarzenie"
export const moreMatches = (a: { count: number }): string => `jeszcze ${number(a.count)}`
export const nothingHasThatName: string = "Nic tu nie ma takiej nazwy."
export const state: string = "Stan"
export const event: string = "Zdarzenie"
export const calls = (a: { call: string }): string => `wywołuje ${a.call}`
export const eventStays = (a: { event: string }): string => `${a.event}: bez zmiany stanu`
export const eventLeads = (a: { event: string; from: string; to: string }): string => `${a.event}: ${a.from} → ${a.to}`
export const anywhere: string = "dowolny stan"
export const matches = (a: { count: number }): string => (a.count === 0 ? "Brak wyników" : category(a.count) === 'one' ? `${number(a.count)} wynik` : category(a.count) === 'few' ? `${number(a.count)} wyniki` : category(a.count) === 'many' ? `${number(a.count)} wyników` : `${number(a.count)} wyniku`)
export const machineDrawn = (a: { machine: string }): string => `${a.machine}, rysunek`
export const howToMove: string = "Przeciągnij, aby przesunąć. Skalowanie: Ctrl i kółko myszy albo + i −."
export const zoomOut: string = "Pomniejsz"
export const zoomIn: string = "Powiększ"
export const backToActualSize = (a: { percent: string }): string => `${a.percent}, wróć do 100%`
export const showAllOfIt: string = "Pokaż całość"
export const machineInWords = (a: { machine: string }): string => `${a.machine} słowami`
export const moveStays = <Part>(a: { condition: (text: string) => Part; event: string; guard: string }): (string | Part)[] => [a.event, ...((a.guard === "none" ? [] : a.guard === "otherwise" ? [a.condition(", w przeciwnym razie")] : [a.condition(`, gdy ${a.guard}`)])), ": bez zmiany stanu"]
export const moveLeads = <Part>(a: { condition: (text: string) => Part; event: string; guard: string; states: string }): (string | Part)[] => [a.event, ...((a.guard === "none" ? [] : a.guard === "otherwise" ? [a.condition(", w przeciwnym razie")] : [a.condition(`, gdy ${a.guard}`)])), " → ", a.states]
export const aRegionOfItsOwn: string = "osobny region"
export const theStart: string = "początek"
export const areHere = (a: { count: number }): string => (a.count === 1 ? "maszyna jest tutaj" : `jest tutaj: ${number(a.count)}`)
export const noEventsYet: string = "Nie ma jeszcze zdarzeń"
export const events: string = "Zdarzenia"
export const eventsOf = (a: { machine: string }): string => `Zdarzenia: ${a.machine}`
export const pause: string = "Wstrzymaj"
export const goOn: string = "Wznów"
export const exportJson: string = "Eksportuj JSON"
export const clear: string = "Wyczyść"
export const pausedWhileMoreWait = (a: { count: number }): string => `Wstrzymano; oczekuje jeszcze ${number(a.count)}.`
export const doSomethingInAnotherTab: string = "Zrób coś w innej karcie; każde zdarzenie zostanie tu zapisane."
export const actorWentTo = <Part>(a: { actor: string; state: string; strong: (text: string) => Part }): (string | Part)[] => [a.actor, " → ", a.strong(a.state)]
export const actorIsStill = <Part>(a: { actor: string; state: string; strong: (text: string) => Part }): (string | Part)[] => [a.actor, ", nadal ", a.strong(a.state)]
export const olderOnesInTheExport = (a: { count: number }): string => `Starsze zdarzenia (${number(a.count)}) są w eksporcie.`
export const machineRunning = (a: { count: number; machine: string }): string => `${a.machine}: działających ${number(a.count)}`
export const runningNow: string = "Działające teraz"
export const machineIsOnlyAsked: string = "Ta maszyna nie działa w przeglądarce: serwer odpytuje ją przed każdą zmianą."
export const machineRunsInNoTab: string = "Ta maszyna nie działa teraz w żadnej otwartej karcie."
export const drawTheMachineThatActedLast: string = "Rysuj maszynę, która działała ostatnio"
export const openInAnotherTab: string = "Otwórz Waybill w innej karcie; jego aktorzy pojawią się tutaj."
export const pressOneToSeeItAlone: string = "Wybierz aktora, aby zobaczyć tylko jego."
export const showAllAgain: string = "Pokaż ponownie wszystkie"
export const startIs = (a: { state: string }): string => `Początek: ${a.state}.`
export const yes: string = "tak"
export const no: string = "nie"
