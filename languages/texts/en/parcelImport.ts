// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const fileRefused = <Part>(a: { file: string; name: (text: string) => Part; reason: string }): (string | Part)[] => [a.name(a.file), ": ", a.reason, " Nothing was created."]
export const dropAFile: string = "Drop a CSV file here, or choose one."
export const chooseAFile: string = "Choose a file"
export const atMost = (a: { rows: number; size: string }): string => `At most ${number(a.rows)} rows and ${a.size}. You can check it before anything is created.`
export const whatTheFileHolds: string = "What the file holds"
export const formatOfTheFile: string = "A line of column names, in any order, then one row for each parcel. Cells are separated by commas, semicolons or tabs, in UTF-8."
export const optional: string = "(optional)"
export const downloadTheTemplate: string = "Download the template"
export const importingAgain: string = "Importing again"
export const howToImportAgain: string = "After a mistake or a lost connection, import the file again: within 24 hours, a row creates its parcel once. Two equal rows in one file are two parcels."
export const emailOfARegisteredReceiver: string = "The email of a registered receiver"
export const whereWeCollectIt: string = "Where we collect it"
export const whereItGoes: string = "Where it goes"
export const packageOrDocument: string = "PACKAGE or DOCUMENT"
export const typeMustBePackageOrDocument: string = "Type must be PACKAGE or DOCUMENT"
export const aboutWeight: string = "Such as 2.5 or 2,5; above 0, at most 1000, at most two decimals"
export const anythingTheCourierShouldKnow: string = "Anything the courier should know"
export const forTheDeliveryOnly: string = "For the delivery only"
export const aboutLatitude: string = "Where the To address is, such as 53.7443; only together with the longitude"
export const latitudeOutOfRange: string = "Latitude must be from -90 to 90, written as 53.7443 or 53,7443"
export const aboutLongitude: string = "Such as -0.3326; only together with the latitude"
export const longitudeOutOfRange: string = "Longitude must be from -180 to 180, written as -0.3326 or -0,3326"
export const aboutReference: string = "Your own number. Equal rows with different references are different parcels"
export const weightIsNoNumber: string = "Weight must be greater than 0, written as 2.5 or 2,5"
export const weightHasTooManyDecimals: string = "Weight must have at most two decimals"
export const noReceiverHasThisEmail: string = "No receiver has this email"
export const bothCoordinatesOrNeither: string = "Latitude and longitude are given together, or both left out"
export const wholeRow: string = "Whole row"
export const moreCellsThanColumns: string = "There are more cells than columns: put quotation marks around text with a comma"
export const printLabels = (a: { count: number }): string => (category(a.count) === 'one' ? `Print ${number(a.count)} label` : `Print ${number(a.count)} labels`)
export const labelsFromTo = (a: { count: number; first: number; last: number }): string => (a.count === 1 ? `Labels ${number(a.first)}` : `Labels ${number(a.first)} to ${number(a.last)}`)
export const showTheseParcels = (a: { count: number }): string => (category(a.count) === 'one' ? "Show this parcel" : "Show these parcels")
export const parcelsFromTo = (a: { count: number; first: number; last: number }): string => (a.count === 1 ? `Parcels ${number(a.first)}` : `Parcels ${number(a.first)} to ${number(a.last)}`)
export const opensANewTab: string = "(opens a new tab)"
export const checkingFile = (a: { name: string }): string => `Checking ${a.name}`
export const checkingTheFile: string = "Checking the file"
export const check: string = "Check"
export const receiversLookedUp = (a: { done: string; total: string }): string => `${a.done} of ${a.total} receivers`
export const receiversAreLookedUp = (a: { done: string; total: string }): string => `${a.done} of ${a.total} receivers are looked up. Nothing is created yet.`
export const cancel: string = "Cancel"
export const fileCouldNotBeChecked = (a: { name: string }): string => `${a.name} could not be checked`
export const theFileCouldNotBeChecked: string = "The file could not be checked"
export const couldNotLookUpReceivers = (a: { reason: string }): string => `The receivers could not be looked up: ${a.reason}. Nothing was created.`
export const theServerGaveNoAnswer: string = "the server gave no answer"
export const tryAgain: string = "Try again"
export const chooseAnotherFile: string = "Choose another file"
export const leaveTheImport: string = "Leave the import?"
export const leave: string = "Leave"
export const stay: string = "Stay"
export const whatLeavingMeans: string = "What was created is kept. To go on, import the same file again within 24 hours: nothing is created twice."
export const settledRows = (a: { settled: number; total: number }): string => `${number(a.settled)} of ${number(a.total)} rows`
export const pausedAtRows = (a: { settled: number; total: number }): string => `Paused: ${number(a.settled)} of ${number(a.total)} rows`
export const creatingParcelsFrom = (a: { file: string }): string => `Creating parcels from ${a.file}`
export const importing: string = "Import"
export const rowsSoFar = (a: { settled: number; total: number }): string => `${number(a.settled)} of ${number(a.total)} rows.`
export const rowsSoFarWithOthers = (a: { others: string; settled: number; total: number }): string => `${number(a.settled)} of ${number(a.total)} rows (${a.others}).`
export const theRestWaits: string = "What was created is kept, and the rest waits."
export const stayOnThisPage: string = "Stay on this page until it is done."
export const lastError = (a: { reason: string }): string => `Last error: ${a.reason}.`
export const theServerHasAProblem = (a: { reason: string }): string => `The server has a problem: ${a.reason}. Trying again.`
export const goOn: string = "Go on"
export const stopHere: string = "Stop here"
export const pause: string = "Pause"
export const created: string = "Created"
export const createdBefore: string = "Created before"
export const failed: string = "Failed"
export const refused: string = "Refused"
export const notStarted: string = "Not started"
export const withErrors: string = "With errors"
export const failedBecause = (a: { reason: string }): string => `Failed: ${a.reason}`
export const refusedBecause = (a: { reason: string }): string => `Refused: ${a.reason}`
export const whatCreatedBeforeMeans: string = "“Created before” means that the row was imported within the last 24 hours, so no second parcel was made. If you want another parcel, give the row a Reference."
export const tryTheFailedOnesAgain: string = "Try the failed ones again"
export const goOnWith = (a: { count: number }): string => `Go on with ${number(a.count)}`
export const toMyParcels: string = "To my parcels"
export const importAnotherFile: string = "Import another file"
export const rowsWithoutAParcel: string = "Rows without a parcel"
export const row: string = "Row"
export const toAddress: string = "To address"
export const whatHappened: string = "What happened"
export const file: string = "File"
export const totalFee: string = "Total fee"
export const unknownColumns = (a: { count: number; titles: string }): string => (category(a.count) === 'one' ? `This column is unknown and ignored: ${a.titles}.` : `These columns are unknown and ignored: ${a.titles}.`)
export const repeatedRows = (a: { count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} row says the same as an earlier one.` : `${number(a.count)} rows say the same as an earlier one.`)} Each makes a parcel of its own.`
export const importOnlyOnce: string = "This server may not recognize rows that it has seen. Import this file only once, or parcels may be created twice."
export const importedRowsAreRecognized: string = "Rows that were imported within the last 24 hours are recognized and not created again."
export const createParcels = (a: { count: number }): string => (category(a.count) === 'one' ? `Create ${number(a.count)} parcel` : `Create ${number(a.count)} parcels`)
export const howToFixRows: string = "These rows are left out. Download them, fix what the first column says, and import that file. You can leave the first column in."
export const whatIsWrongInWhichRow: string = "What is wrong in which row"
export const column: string = "Column"
export const pagesOf = (a: { table: string }): string => `Pages: ${a.table}`
export const downloadRowsWithErrors = (a: { count: number }): string => (category(a.count) === 'one' ? "Download the row with errors" : `Download the ${number(a.count)} rows with errors`)
export const rowsCanBeCreated = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} row can be created` : `${number(a.count)} rows can be created`)
export const rowsCanBeCreatedOthersNot = (a: { bad: number; count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} row can be created` : `${number(a.count)} rows can be created`)}, ${(category(a.bad) === 'one' ? `${number(a.bad)} row has an error` : `${number(a.bad)} rows have errors`)}`
export const parcelsCreated = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} parcel created` : `${number(a.count)} parcels created`)
export const countCreatedBefore = (a: { count: number }): string => `${number(a.count)} created before`
export const countRefused = (a: { count: number }): string => `${number(a.count)} refused`
export const countFailed = (a: { count: number }): string => `${number(a.count)} failed`
export const noAnswerCame: string = "no answer came"
export const pausedAt = (a: { settled: number; total: number }): string => `Paused at ${number(a.settled)} of ${number(a.total)} rows`
export const pausedAtWithLastError = (a: { reason: string; settled: number; total: number }): string => `Paused at ${number(a.settled)} of ${number(a.total)} rows. Last error: ${a.reason}`
export const percentOfRows = (a: { percent: number; total: number }): string => `${number(a.percent)} percent of ${(category(a.total) === 'one' ? `${number(a.total)} row` : `${number(a.total)} rows`)}`
export const problemOf = (a: { column: string; message: string }): string => `${a.column}: ${a.message}`
