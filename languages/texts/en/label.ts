// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const shippingLabel: string = "Shipping label"
export const printAtFullSize: string = "100 × 150 mm. Print it without margins, at its full size."
export const backToTheParcel: string = "Back to the parcel"
export const printLabel: string = "Print label"
export const loadingTheParcel: string = "Loading the parcel…"
export const failedToLoadTheParcel: string = "Failed to load the parcel."
export const noSuchParcel: string = "There is no such parcel."
export const choosePaper: string = "On a label printer, choose the 100 × 150 mm (4 × 6 in) paper. On plain paper, print it at 100 % and cut along the edge."
export const paper: string = "Paper"
export const labelsOnPages = (a: { labels: number; pages: number }): string => `${(category(a.labels) === 'one' ? `${number(a.labels)} label` : `${number(a.labels)} labels`)} on ${(category(a.pages) === 'one' ? `${number(a.pages)} page` : `${number(a.pages)} pages`)}. Print without margins, at full size.`
export const fourOnAPage: string = "A4, four on a page"
export const made: string = "Made"
export const by: string = "By"
export const parcels: string = "Parcels"
export const weight: string = "Weight"
export const parcelsOfTheManifest: string = "Parcels of the manifest"
export const trackingId: string = "Tracking ID"
export const receiver: string = "Receiver"
export const to: string = "To"
export const status: string = "Status"
export const blocked: string = "Blocked"
export const handedOverBy: string = "Handed over by"
export const takenOverBy: string = "Taken over by"
export const noParcelsAreSelected: string = "No parcels are selected."
export const allParcels: string = "All Parcels"
export const myParcels: string = "My Parcels"
export const selectSomeOfThem: string = "Select some of them, and print from the bar below the list."
export const theParcels: string = "the parcels"
export const onlyTheFirst = (a: { count: number; max: number }): string => (`Only the first ${number(a.max)} of ${number(a.count)} parcels are here.`)
export const parcelsAreNotThere = (a: { count: number; missing: number }): string => (`${number(a.missing)} of ${number(a.count)} parcels are not there.`)
export const requested: string = "Requested"
export const shippingLabelOf = (a: { trackingId: string }): string => `Shipping label of ${a.trackingId}`
export const from: string = "From"
export const qrCodeOfTheTrackingPage: string = "QR code of the tracking page"
export const whereIsItNow: string = "Where is it now?"
export const scanOrLookUp = (a: { address: string }): string => `Scan this code, or look up the number below at ${a.address}`
export const barCodeOfTheTrackingId: string = "Bar code of the tracking ID"
