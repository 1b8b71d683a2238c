// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const machines: string = "Zustandsautomaten"
export const machine: string = "Zustandsautomat"
export const simulate: string = "Simulieren"
export const live: string = "Live"
export const walk: string = "Pfade"
export const whatToDoWithTheMachine: string = "Ansicht des Automaten"
export const machineIsIn = (a: { machine: string; state: string }): string => `${a.machine}: aktueller Zustand ${a.state}`
export const now: string = "Jetzt"
export const copyLinkToHere: string = "Link zu diesem Stand kopieren"
export const undo: string = "Rückgängig machen"
export const startAgain: string = "Neu beginnen"
export const linkHasNoPlace = (a: { steps: string }): string => `Der Link geht weiter mit ${a.steps}. Das ist im jetzigen Zustand nicht möglich.`
export const whatCanHappen: string = "Was passieren kann"
export const whatHappened: string = "Was passiert ist"
export const nothingYet: string = "Noch nichts."
export const whatTheMachineKnows: string = "Was der Automat weiß"
export const as: string = "Als"
export const anybody: string = "beliebige Rolle"
export const nothingHasHappened: string = "Noch ist nichts passiert"
export const anAdministrator: string = "Administrator"
export const theSender: string = "Absender"
export const theReceiver: string = "Empfänger"
export const theCourier: string = "Zusteller"
export const onlyAnAdministrator: string = "Das können nur Administratoren"
export const onlyTheSender: string = "Das kann nur der Absender"
export const onlyTheReceiver: string = "Das kann nur der Empfänger"
export const onlyTheCourier: string = "Das kann nur der Zusteller"
export const nothingToAnswer: string = "Zurzeit läuft nichts, worauf das eine Antwort sein könnte"
export const onlyWhen = (a: { condition: string }): string => `Bedingung: ${a.condition}`
export const orWhen = (a: { first: string; second: string }): string => `${a.first}, oder ${a.second}`
export const happensByItself: string = "Geschieht von selbst"
export const somethingMoreSpecific: string = "Auf dieses Ereignis reagiert hier eine genauere Regel"
export const onlyWithoutAnotherCondition: string = "Nur wenn keine frühere Bedingung erfüllt ist"
export const noSuchTransitionHere: string = "Diesen Übergang gibt es hier nicht"
export const walkOf = (a: { number: number; total: number }): string => `Pfad ${number(a.number)} von ${number(a.total)}`
export const allWalks: string = "Alle Pfade"
export const aboutWalks: string = "Zusammen durchlaufen sie jeden Übergang dieses Automaten. Häkchen bleiben in diesem Browser gespeichert."
export const takeAlong: string = "Herunterladen"
export const markdown: string = "Markdown"
export const csv: string = "CSV"
export const untickAll: string = "Alle Häkchen entfernen"
export const thisIsTheStart: string = "Das ist der Anfang"
export const back: string = "Zurück"
export const thisIsTheEnd: string = "Das ist das Ende"
export const next: string = "Weiter"
export const stop: string = "Anhalten"
export const play: string = "Abspielen"
export const stepIsAsExpected = (a: { step: number }): string => `Schritt ${number(a.step)} ist wie erwartet`
export const stillInState = <Part>(a: { state: string; strong: (text: string) => Part }): (string | Part)[] => ["weiterhin ", a.strong(a.state)]
export const stepsDone = (a: { done: number; total: number }): string => `${number(a.done)} von ${number(a.total)}`
export const findAStateOrAnEvent: string = "Zustand oder Ereignis suchen"
export const moreMatches = (a: { count: number }): string => `${number(a.count)} weitere`
export const nothingHasThatName: string = "Nichts hier heißt so."
export const state: string = "Zustand"
export const event: string = "Ereignis"
export const calls = (a: { call: string }): string => `ruft ${a.call} auf`
export const eventStays = (a: { event: string }): string => `${a.event}: bleibt`
export const eventLeads = (a: { event: string; from: string; to: string }): string => `${a.event}: ${a.from} → ${a.to}`
export const anywhere: string = "überall"
export const matches = (a: { count: number }): string => (a.count === 0 ? "Keine Treffer" : category(a.count) === 'one' ? `${number(a.count)} Treffer` : `${number(a.count)} Treffer`)
export const machineDrawn = (a: { machine: string }): string => `${a.machine}, gezeichnet`
export const howToMove: string = "Zum Verschieben ziehen. Strg und Mausrad oder + und − zum Zoomen."
export const zoomOut: string = "Verkleinern"
export const zoomIn: string = "Vergrößern"
export const backToActualSize = (a: { percent: string }): string => `${a.percent}, zurück auf 100 %`
export const showAllOfIt: string = "Alles anzeigen"
export const machineInWords = (a: { machine: string }): string => `${a.machine} in Worten`
export const moveStays = <Part>(a: { condition: (text: string) => Part; event: string; guard: string }): (string | Part)[] => [a.event, ...((a.guard === "none" ? [] : a.guard === "otherwise" ? [a.condition(", sonst")] : [a.condition(`, wenn: ${a.guard}`)])), ": bleibt"]
export const moveLeads = <Part>(a: { condition: (text: string) => Part; event: string; guard: string; states: string }): (string | Part)[] => [a.event, ...((a.guard === "none" ? [] : a.guard === "otherwise" ? [a.condition(", sonst")] : [a.condition(`, wenn: ${a.guard}`)])), " → ", a.states]
export const aRegionOfItsOwn: string = "ein eigener Bereich"
export const theStart: string = "der Anfang"
export const areHere = (a: { count: number }): string => (a.count === 1 ? "der Automat ist hier" : `${number(a.count)} sind hier`)
export const noEventsYet: string = "Noch keine Ereignisse"
export const events: string = "Ereignisse"
export const eventsOf = (a: { machine: string }): string => `Ereignisse: ${a.machine}`
export const pause: string = "Pausieren"
export const goOn: string = "Fortsetzen"
export const exportJson: string = "JSON exportieren"
export const clear: string = "Leeren"
export const pausedWhileMoreWait = (a: { count: number }): string => (category(a.count) === 'one' ? `Pausiert; ${number(a.count)} weiteres wartet.` : `Pausiert; ${number(a.count)} weitere warten.`)
export const doSomethingInAnotherTab: string = "Tun Sie etwas in einem anderen Tab; jedes Ereignis wird hier festgehalten."
export const actorWentTo = <Part>(a: { actor: string; state: string; strong: (text: string) => Part }): (string | Part)[] => [a.actor, " → ", a.strong(a.state)]
export const actorIsStill = <Part>(a: { actor: string; state: string; strong: (text: string) => Part }): (string | Part)[] => [a.actor, ", weiterhin ", a.strong(a.state)]
export const olderOnesInTheExport = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} älteres steht im Export.` : `${number(a.count)} ältere stehen im Export.`)
export const machineRunning = (a: { count: number; machine: string }): string => `${a.machine}: ${number(a.count)} aktiv`
export const runningNow: string = "Zurzeit aktiv"
export const machineIsOnlyAsked: string = "Dieser Automat läuft nicht im Browser: Der Server befragt ihn vor jeder Änderung."
export const machineRunsInNoTab: string = "Dieser Automat läuft zurzeit in keinem offenen Tab."
export const drawTheMachineThatActedLast: string = "Zuletzt aktiven Automaten zeichnen"
export const openInAnotherTab: string = "Öffnen Sie Waybill in einem anderen Tab; dessen Aktoren erscheinen hier."
export const pressOneToSeeItAlone: string = "Drücken Sie auf einen, um nur ihn zu sehen."
export const showAllAgain: string = "Wieder alle anzeigen"
export const startIs = (a: { state: string }): string => `Start: ${a.state}.`
export const yes: string = "ja"
export const no: string = "nein"
