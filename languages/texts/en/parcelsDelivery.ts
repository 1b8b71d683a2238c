// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const savedAndSentWhenOnline: string = "Saved in this browser. It is sent when you are back online."
export const noRoomToSave: string = "This browser has no room to save the handover. Keep this open, and try again once you are online."
export const deliveryOfRecorded = (a: { trackingId: string }): string => `Delivery of ${a.trackingId} recorded`
export const handoverOfNotRecorded = (a: { trackingId: string }): string => `The handover of ${a.trackingId} was not recorded`
export const serverRefusedTheDelivery: string = "The server refused the delivery"
export const somethingWentWrong: string = "Something went wrong on the server."
export const deliveryRecorded: string = "Delivery recorded"
export const couldNotRecordDelivery: string = "Failed to record the delivery"
export const parcelNotFound: string = "Parcel not found"
export const handOver: string = "Hand over"
export const putAside: string = "Put aside"
export const tryAgain: string = "Try again"
export const loadingTheParcel: string = "Loading the parcel…"
export const couldNotLoadParcel: string = "The parcel could not be loaded."
export const handoverIsSaved: string = "The handover is saved in this browser, and sent when you are back online."
export const noAnswerCame: string = "No answer came. Look at the parcel before you hand it over again."
export const deliveryWasNotRecorded: string = "The delivery was not recorded."
export const notPossibleNow: string = "Not possible for this parcel now"
export const moreAreHandedOverNext = (a: { count: number }): string => (a.count === 0 ? "" : category(a.count) === 'one' ? `${number(a.count)} more parcel was scanned and is handed over next.` : `${number(a.count)} more parcels were scanned and are handed over next.`)
export const keptHandovers: string = "Kept handovers"
export const correctIt: string = "Correct it"
export const close: string = "Close"
export const discard: string = "Discard"
export const discardThisHandover: string = "Discard this handover?"
export const keepIt: string = "Keep it"
export const whatDiscardingDoes = (a: { trackingId: string }): string => `What you recorded for ${a.trackingId} is deleted, with its signature and photo. Unless it has reached the server, the parcel is not marked as delivered.`
export const keptRecorded = <Part>(a: { id: (text: string) => Part; trackingId: string }): (string | Part)[] => [a.id(a.trackingId), ": the delivery is recorded."]
export const keptRefused = <Part>(a: { id: (text: string) => Part; reason: string; time: string; trackingId: string }): (string | Part)[] => [a.id(a.trackingId), ": the handover of ", a.time, " was not recorded. ", a.reason]
export const keptWaiting = <Part>(a: { id: (text: string) => Part; time: string; trackingId: string }): (string | Part)[] => [a.id(a.trackingId), ": handed over at ", a.time, ", and not sent yet. It is saved in this browser and sent when you are back online."]
export const handoverIsNotRecordedYet: string = "Its handover is saved in this browser, and not recorded yet"
