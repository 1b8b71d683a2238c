// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const itIsFull = (a: { max: number }): string => `It is full: remove one of the ${number(a.max)} addresses first`
export const importCsv: string = "Import CSV"
export const addAddress: string = "Add address"
export const addressesTitle: string = "Addresses"
export const whatAddressesAreFor: string = "Suggested when you create a parcel, along with the addresses of your parcels."
export const exportCsv: string = "Export CSV"
export const noAddressBookHere: string = "No address book here."
export const thisServerKeepsNone: string = "This server has no address book."
export const noAddressesYet: string = "No addresses yet."
export const saveTheAddressesYouUse: string = "Save the addresses you use often, each with its receiver."
export const countOfMax = (a: { count: number; max: number }): string => `${number(a.count)} of ${number(a.max)} addresses`
export const sameAddress = (a: { row: number }): string => `Row ${number(a.row)} has the same address`
export const noReceiverHasThisEmail: string = "No receiver has this email"
export const theAddressBookIsFull = (a: { max: number }): string => `The address book is full: it holds ${number(a.max)} addresses`
export const howToFindIt: string = "When you create a parcel, find it by its label or any part of the address."
export const save: string = "Save"
export const label: string = "Label"
export const aShortName: string = "A short name, such as “Warehouse”"
export const address: string = "Address"
export const receiver: string = "Receiver"
export const receiverAtThisAddress: string = "Receiver at this address (optional)"
export const filledInForAParcel: string = "Filled in when a parcel goes to this address"
export const noReceiverFound: string = "No receiver found"
export const addAnAddress: string = "Add an address"
export const addressSaved: string = "Address saved"
export const failedToSaveTheAddress: string = "Failed to save the address"
export const editTheAddress: string = "Edit the address"
export const addressChanged: string = "Address changed"
export const failedToChangeTheAddress: string = "Failed to change the address"
export const importAddresses: string = "Import addresses"
export const columnsOfTheFile = (a: { address: string; email: string; label: string }): string => `A CSV file with the columns ${a.label}, ${a.address} and, if you like, ${a.email}: as the export has them.`
export const waitUntilItIsSaved: string = "Wait until it is saved"
export const close: string = "Close"
export const chooseAFile: string = "Choose a file"
export const chooseAnotherFile: string = "Choose another file"
export const saveAddresses = (a: { count: number }): string => `Save ${(category(a.count) === 'one' ? `${number(a.count)} address` : `${number(a.count)} addresses`)}`
export const tryAgain: string = "Try again"
export const checkingTheFile: string = "Checking the file…"
export const savingAddresses: string = "Saving addresses"
export const countSaved = (a: { saved: number; total: number }): string => `${number(a.saved)} of ${(category(a.total) === 'one' ? `${number(a.total)} address` : `${number(a.total)} addresses`)}`
export const checkBeforeSaving: string = "You can check the file before anything is saved."
export const whatIsWrongInWhichRow: string = "What is wrong in which row"
export const whatCanBeSaved = (a: { count: number; known: number; problems: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} address` : `${number(a.count)} addresses`)} can be saved${(a.known === 0 ? "" : category(a.known) === 'one' ? `, ${number(a.known)} is in the address book already` : `, ${number(a.known)} are in the address book already`)}${(a.problems === 0 ? "" : category(a.problems) === 'one' ? `, ${number(a.problems)} row has an error` : `, ${number(a.problems)} rows have errors`)}.`
export const whatWasSaved = (a: { left: number; refused: number; saved: number }): string => `${(category(a.saved) === 'one' ? `${number(a.saved)} address` : `${number(a.saved)} addresses`)} saved${(a.refused === 0 ? "" : `, ${number(a.refused)} refused`)}${(a.left === 0 ? "" : `, ${number(a.left)} not saved yet`)}.`
export const savingCount = (a: { count: number }): string => `Saving ${(category(a.count) === 'one' ? `${number(a.count)} address` : `${number(a.count)} addresses`)}`
export const searchLabel: string = "Search"
export const labelAddressOrReceiver: string = "Label, address or receiver"
export const noResults: string = "No results."
export const pagesOfAddresses: string = "Pages of addresses"
export const actions: string = "Actions"
export const editEntry = (a: { name: string }): string => `Edit ${a.name}`
export const removeEntry = (a: { name: string }): string => `Remove ${a.name}`
export const edit: string = "Edit"
export const remove: string = "Remove"
export const labelIsRequired: string = "Label is required"
export const labelTooLong: string = "Label must be at most 100 characters"
export const addressIsRequired: string = "Address is required"
export const addressTooLong: string = "Address must be at most 500 characters"
export const addressRemoved: string = "Address removed"
export const removeQuestion = (a: { name: string }): string => `Remove ${a.name}?`
export const removeAddress: string = "Remove address"
export const keepAddress: string = "Keep address"
export const parcelsKeepThisAddress: string = "Your parcels keep this address, and it may still be suggested from them."
export const failedToRemoveTheAddress: string = "Failed to remove the address"
export const receiversCouldNotBeLookedUp: string = "The receivers could not be looked up. Please try again."
export const failedToSave: string = "Failed to save"
export const loadingAddresses: string = "Loading addresses…"
export const failedToLoadAddresses: string = "Failed to load addresses."
export const clearReceiver: string = "Clear receiver"
