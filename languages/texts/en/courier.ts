// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const progress = (a: { done: number; stops: number }): string => `${number(a.done)} of ${(category(a.stops) === 'one' ? `${number(a.stops)} stop` : `${number(a.stops)} stops`)}`
export const runFinished: string = "Run finished"
export const shownUntilServerHasIt = (a: { done: number; stops: number }): string => `${number(a.done)} of ${(category(a.stops) === 'one' ? `${number(a.stops)} stop` : `${number(a.stops)} stops`)}. It is shown here until the server has it.`
export const stops: string = "Stops"
export const parcelsToLoad = (a: { count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} parcel` : `${number(a.count)} parcels`)} to load.`
export const loadAll: string = "Load all"
export const allStopsAreDone: string = "All stops are done"
export const finishRun: string = "Finish run"
export const loadParcelsQuestion = (a: { count: number }): string => `Load ${(category(a.count) === 'one' ? `${number(a.count)} parcel` : `${number(a.count)} parcels`)}?`
export const willBeMarkedAsDispatched: string = "They will be marked as dispatched. Load only what is in the vehicle."
export const yourRun: string = "Your run"
export const offlineAsOf = (a: { time: string }): string => `Offline, as of ${a.time}`
export const noRunToday: string = "No run today"
export const asSoonAsOneIsGivenOut: string = "Your run appears here once it is given out to you."
export const savedOnThisPhone: string = "Saved on this phone, and sent when there is a connection"
export const countNotSentYet = (a: { count: number }): string => `${number(a.count)} not sent yet`
export const otherRuns: string = "Other runs"
export const run: string = "Run"
export const otherRun = (a: { day: string; name: string; stops: number }): string => `${a.name}, ${a.day}: ${(category(a.stops) === 'one' ? `${number(a.stops)} stop` : `${number(a.stops)} stops`)}`
export const startOfTheRun: string = "Start of the run"
export const endOfTheRun: string = "End of the run"
export const loadingOf = (a: { trackingId: string }): string => `Loading of ${a.trackingId}`
export const deliveryOf = (a: { trackingId: string }): string => `Delivery of ${a.trackingId}`
export const failedAttemptFor = (a: { trackingId: string }): string => `Failed attempt for ${a.trackingId}`
export const deliveredAt = (a: { time: string }): string => `Delivered, ${a.time}`
export const canceledAt = (a: { time: string }): string => `Canceled, ${a.time}`
export const notDeliveredAt = (a: { time: string }): string => `Not delivered, ${a.time}`
export const notDeliveredBecause = (a: { reason: string; time: string }): string => `Not delivered: ${a.reason}, ${a.time}`
export const finishTheRun: string = "Finish the run?"
export const goOn: string = "Go on"
export const allStopsAreDoneSentence: string = "All stops are done."
export const stopsAreOpen = (a: { parcels: number; stops: number }): string => `${(category(a.stops) === 'one' ? `${number(a.stops)} stop is` : `${number(a.stops)} stops are`)} open: ${(category(a.parcels) === 'one' ? `${number(a.parcels)} parcel was` : `${number(a.parcels)} parcels were`)} not reached. ${(category(a.parcels) === 'one' ? "It waits" : "They wait")} for another run.`
export const cannotBeSentOnceFinished = (a: { count: number }): string => `${number(a.count)} under “Needs attention” cannot be sent any more once the run is finished.`
export const noRoomToSave: string = "This browser has no room to save it. Keep this open, and try again once what waits is sent."
export const needsAttention: string = "Needs attention"
export const couldNotReadPhoto: string = "The photo cannot be read now. Please try again."
export const correctIt: string = "Correct it"
export const tryAgain: string = "Try again"
export const discard: string = "Discard"
export const discardIt: string = "Discard it?"
export const keepIt: string = "Keep it"
export const whatYouTookDownIsDeleted = (a: { name: string }): string => `${a.name}: what you recorded is deleted, and the parcel stays as the server has it.`
export const dayOfThisRunIsOver: string = "The day of this run is over. Tell the depot what you did, then discard it here."
export const notOnYourRunAnyMore: string = "It is not on your run any more."
export const wasRefused = (a: { name: string; reason: string }): string => `${a.name} was refused. ${a.reason}`
export const photoIsLost: string = "The photo is no longer on this phone. Take another one, or send it without."
export const serverRefusedIt: string = "The server refused it."
export const somethingWentWrong: string = "Something went wrong on the server."
export const startRun: string = "Start run"
export const noOtherStopIsOpen: string = "No other stop is open"
export const next: string = "Next"
export const deliverAll = (a: { count: number }): string => (a.count === 1 ? "Deliver" : `Deliver all ${number(a.count)}`)
export const loadAllOfStop = (a: { count: number }): string => (a.count === 1 ? "Load" : `Load all ${number(a.count)}`)
export const couldNotDeliver: string = "Could not deliver"
export const whatIsNext: string = "What is next"
export const openStops: string = "Open stops"
export const parcels = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} parcel` : `${number(a.count)} parcels`)
export const doneStops = (a: { count: number }): string => `Done: ${(category(a.count) === 'one' ? `${number(a.count)} stop` : `${number(a.count)} stops`)}`
export const resultNotSentYet = (a: { result: string }): string => `${a.result}, not sent yet`
export const stopOf = <Part>(a: { address: string; count: number; hidden: (text: string) => Part; number: number }): (string | Part)[] => ["Stop ", number(a.number), " of ", number(a.count), a.hidden(`: ${a.address}`)]
export const opensTheMap: string = "(opens the map)"
export const notSentYet: string = "Not sent yet"
export const load: string = "Load"
export const deliver: string = "Deliver"
export const noAnswerYet: string = "No answer yet. It is saved, and will be sent again."
export const loadingYourRun: string = "Loading your run…"
export const failedToLoadYourRun: string = "Failed to load your run."
export const typeAndWeight = (a: { type: string; weight: string }): string => `${a.type}, ${a.weight}`
