// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const countParcels = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? `${a.text} parcel` : `${a.text} parcels`)
export const noParcelsFound: string = "No parcels found."
export const clearSearch: string = "Clear search"
export const nothingMatchesTheSearch: string = "Nothing matches the search."
export const trackingId: string = "Tracking ID"
export const copyTrackingId: string = "Copy tracking ID"
export const copyTrackingIdOf = (a: { trackingId: string }): string => `Copy tracking ID ${a.trackingId}`
export const from: string = "From"
export const to: string = "To"
export const sender: string = "Sender"
export const receiver: string = "Receiver"
export const status: string = "Status"
export const deliveryAttempt: string = "Delivery attempt"
export const deliveredOn: string = "Delivered on"
export const shippingLabel: string = "Shipping label"
export const handoverCode: string = "Handover code"
export const blocked: string = "Blocked"
export const nextTry = (a: { day: string }): string => `Next try ${a.day}`
export const attemptedBecause = (a: { reason: string }): string => `Attempted: ${a.reason}`
export const statusAndAttempt = (a: { reason: string; status: string }): string => `${a.status}. Attempted: ${a.reason}`
export const statusAttemptAndNextTry = (a: { day: string; reason: string; status: string }): string => `${a.status}. Attempted: ${a.reason}. Next try ${a.day}`
export const attemptToHear = <Part>(a: { after: (text: string) => Part; before: (text: string) => Part; reason: string; status: string }): (string | Part)[] => [a.before(`${a.status}. `), "Attempted", a.after(`: ${a.reason}`)]
export const pagesOfParcels: string = "Pages of parcels"
export const selectParcel = (a: { trackingId: string }): string => `Select parcel ${a.trackingId}`
export const selectAllOnThisPage: string = "Select all on this page"
export const statusIs = (a: { status: string }): string => `Status: ${a.status}`
export const fromDay = (a: { day: string }): string => `From ${a.day}`
export const toDay = (a: { day: string }): string => `To ${a.day}`
export const countChosenParcels = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} chosen parcel` : `${number(a.count)} chosen parcels`)
export const all: string = "All"
export const created: string = "Created"
export const createdFrom: string = "Created from"
export const createdTo: string = "Created to"
export const anyTime: string = "Any time"
export const today: string = "Today"
export const lastDays = (a: { count: number }): string => (category(a.count) === 'one' ? `Last ${number(a.count)} day` : `Last ${number(a.count)} days`)
export const daysAreBackwards: string = "The first day is after the last, so the days are left out of the search."
export const searchParcels: string = "Search parcels"
export const enterAFullTrackingId: string = "Enter a full tracking ID to open its parcel."
export const filter: string = "Filter"
export const filterCountSet = (a: { count: number }): string => (category(a.count) === 'one' ? `Filter ${number(a.count)} set` : `Filter ${number(a.count)} set`)
export const filterWithCount = <Part>(a: { count: number; set: (text: string) => Part }): (string | Part)[] => ["Filter ", a.set(number(a.count))]
export const view: string = "View"
export const cards: string = "Cards"
export const table: string = "Table"
export const columns: string = "Columns"
export const shownInTheTable: string = "Shown in the table"
export const actions: string = "Actions"
export const actionsFor = (a: { trackingId: string }): string => `Actions for ${a.trackingId}`
export const sendAgain: string = "Send again"
export const createReturn: string = "Create return"
export const loadingParcels: string = "Loading parcels…"
export const failedToLoadParcels: string = "Failed to load parcels."
