// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const machines: string = "Machines"
export const machine: string = "Machine"
export const simulate: string = "Simulate"
export const live: string = "Live"
export const walk: string = "Walk"
export const whatToDoWithTheMachine: string = "What to do with the machine"
export const machineIsIn = (a: { machine: string; state: string }): string => `${a.machine}: the machine is in ${a.state}`
export const now: string = "Now"
export const copyLinkToHere: string = "Copy link to here"
export const undo: string = "Undo"
export const startAgain: string = "Start again"
export const linkHasNoPlace = (a: { steps: string }): string => `The link goes on with ${a.steps}. The machine has no place for that now.`
export const whatCanHappen: string = "What can happen"
export const whatHappened: string = "What happened"
export const nothingYet: string = "Nothing yet."
export const whatTheMachineKnows: string = "What the machine knows"
export const as: string = "As"
export const anybody: string = "anybody"
export const nothingHasHappened: string = "Nothing has happened yet"
export const anAdministrator: string = "an administrator"
export const theSender: string = "the sender"
export const theReceiver: string = "the receiver"
export const theCourier: string = "the courier"
export const onlyAnAdministrator: string = "Only an administrator can do this"
export const onlyTheSender: string = "Only the sender can do this"
export const onlyTheReceiver: string = "Only the receiver can do this"
export const onlyTheCourier: string = "Only the courier can do this"
export const nothingToAnswer: string = "Nothing is under way that this could answer"
export const onlyWhen = (a: { condition: string }): string => `Only when ${a.condition}`
export const orWhen = (a: { first: string; second: string }): string => `${a.first}, or when ${a.second}`
export const happensByItself: string = "Happens by itself"
export const somethingMoreSpecific: string = "Something more specific answers this event here"
export const onlyWithoutAnotherCondition: string = "Only where no condition before it holds"
export const noSuchTransitionHere: string = "No such transition here"
export const walkOf = (a: { number: number; total: number }): string => `Walk ${number(a.number)} of ${number(a.total)}`
export const allWalks: string = "All walks"
export const aboutWalks: string = "Together they take every transition of this machine. Ticks are kept in this browser."
export const takeAlong: string = "Take along"
export const markdown: string = "Markdown"
export const csv: string = "CSV"
export const untickAll: string = "Untick all"
export const thisIsTheStart: string = "This is the start"
export const back: string = "Back"
export const thisIsTheEnd: string = "This is the end"
export const next: string = "Next"
export const stop: string = "Stop"
export const play: string = "Play"
export const stepIsAsExpected = (a: { step: number }): string => `Step ${number(a.step)} is as expected`
export const stillInState = <Part>(a: { state: string; strong: (text: string) => Part }): (string | Part)[] => ["still ", a.strong(a.state)]
export const stepsDone = (a: { done: number; total: number }): string => `${number(a.done)} of ${number(a.total)}`
export const findAStateOrAnEvent: string = "Find a state or an event"
export const moreMatches = (a: { count: number }): string => `${number(a.count)} more`
export const nothingHasThatName: string = "Nothing here has that name."
export const state: string = "State"
export const event: string = "Event"
export const calls = (a: { call: string }): string => `calls ${a.call}`
export const eventStays = (a: { event: string }): string => `${a.event}: stays`
export const eventLeads = (a: { event: string; from: string; to: string }): string => `${a.event}: ${a.from} → ${a.to}`
export const anywhere: string = "anywhere"
export const matches = (a: { count: number }): string => (a.count === 0 ? "No matches" : category(a.count) === 'one' ? `${number(a.count)} match` : `${number(a.count)} matches`)
export const machineDrawn = (a: { machine: string }): string => `${a.machine}, drawn`
export const howToMove: string = "Drag to move. Ctrl and the wheel, or + and −, zoom."
export const zoomOut: string = "Zoom out"
export const zoomIn: string = "Zoom in"
export const backToActualSize = (a: { percent: string }): string => `${a.percent}, back to 100 %`
export const showAllOfIt: string = "Show all of it"
export const machineInWords = (a: { machine: string }): string => `${a.machine} in words`
export const moveStays = <Part>(a: { condition: (text: string) => Part; event: string; guard: string }): (string | Part)[] => [a.event, ...((a.guard === "none" ? [] : a.guard === "otherwise" ? [a.condition(", otherwise")] : [a.condition(`, when ${a.guard}`)])), ": stays"]
export const moveLeads = <Part>(a: { condition: (text: string) => Part; event: string; guard: string; states: string }): (string | Part)[] => [a.event, ...((a.guard === "none" ? [] : a.guard === "otherwise" ? [a.condition(", otherwise")] : [a.condition(`, when ${a.guard}`)])), " → ", a.states]
export const aRegionOfItsOwn: string = "a region of its own"
export const theStart: string = "the start"
export const areHere = (a: { count: number }): string => (a.count === 1 ? "the machine is here" : `${number(a.count)} are here`)
export const noEventsYet: string = "There are no events yet"
export const events: string = "Events"
export const eventsOf = (a: { machine: string }): string => `Events: ${a.machine}`
export const pause: string = "Pause"
export const goOn: string = "Go on"
export const exportJson: string = "Export JSON"
export const clear: string = "Clear"
export const pausedWhileMoreWait = (a: { count: number }): string => `Paused; ${number(a.count)} more wait.`
export const doSomethingInAnotherTab: string = "Do something in another tab; each event is written down here."
export const actorWentTo = <Part>(a: { actor: string; state: string; strong: (text: string) => Part }): (string | Part)[] => [a.actor, " → ", a.strong(a.state)]
export const actorIsStill = <Part>(a: { actor: string; state: string; strong: (text: string) => Part }): (string | Part)[] => [a.actor, ", still ", a.strong(a.state)]
export const olderOnesInTheExport = (a: { count: number }): string => `${number(a.count)} older ones are in the export.`
export const machineRunning = (a: { count: number; machine: string }): string => `${a.machine}: ${number(a.count)} running`
export const runningNow: string = "Running now"
export const machineIsOnlyAsked: string = "Nothing of this machine runs in a browser: the server asks it before each change."
export const machineRunsInNoTab: string = "Nothing of this machine runs in an open tab now."
export const drawTheMachineThatActedLast: string = "Draw the machine that acted last"
export const openInAnotherTab: string = "Open Waybill in another tab; its actors appear here."
export const pressOneToSeeItAlone: string = "Press one to see it alone."
export const showAllAgain: string = "Show all again"
export const startIs = (a: { state: string }): string => `Start: ${a.state}.`
export const yes: string = "yes"
export const no: string = "no"
