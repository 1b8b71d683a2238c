// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const itIsFull = (a: { max: number }): string => `Das Adressbuch ist voll: Entfernen Sie zuerst eine der ${number(a.max)} Adressen`
export const importCsv: string = "CSV importieren"
export const addAddress: string = "Adresse hinzufügen"
export const addressesTitle: string = "Adressen"
export const whatAddressesAreFor: string = "Werden beim Erstellen einer Sendung vorgeschlagen, ebenso die Adressen Ihrer bisherigen Sendungen."
export const exportCsv: string = "CSV exportieren"
export const noAddressBookHere: string = "Hier gibt es kein Adressbuch."
export const thisServerKeepsNone: string = "Dieser Server führt keines."
export const noAddressesYet: string = "Noch keine Adressen."
export const saveTheAddressesYouUse: string = "Speichern Sie häufig genutzte Adressen, jeweils mit Empfänger."
export const countOfMax = (a: { count: number; max: number }): string => `${number(a.count)} von ${number(a.max)} Adressen`
export const sameAddress = (a: { row: number }): string => `Zeile ${number(a.row)} hat dieselbe Adresse`
export const noReceiverHasThisEmail: string = "Zu dieser E-Mail-Adresse gibt es keinen Empfänger"
export const theAddressBookIsFull = (a: { max: number }): string => `Das Adressbuch ist voll: Es fasst ${number(a.max)} Adressen`
export const howToFindIt: string = "Beim Erstellen einer Sendung finden Sie sie über die Bezeichnung oder einen Teil der Adresse."
export const save: string = "Speichern"
export const label: string = "Bezeichnung"
export const aShortName: string = "Ein kurzer Name, zum Beispiel „Lager“"
export const address: string = "Adresse"
export const receiver: string = "Empfänger"
export const receiverAtThisAddress: string = "Empfänger an dieser Adresse (optional)"
export const filledInForAParcel: string = "Wird übernommen, wenn eine Sendung an diese Adresse geht"
export const noReceiverFound: string = "Kein Empfänger gefunden"
export const addAnAddress: string = "Adresse hinzufügen"
export const addressSaved: string = "Adresse gespeichert"
export const failedToSaveTheAddress: string = "Die Adresse konnte nicht gespeichert werden"
export const editTheAddress: string = "Adresse bearbeiten"
export const addressChanged: string = "Adresse geändert"
export const failedToChangeTheAddress: string = "Die Adresse konnte nicht geändert werden"
export const importAddresses: string = "Adressen importieren"
export const columnsOfTheFile = (a: { address: string; email: string; label: string }): string => `Eine CSV-Datei mit den Spalten ${a.label}, ${a.address} und optional ${a.email}, wie im Export.`
export const waitUntilItIsSaved: string = "Bitte warten, bis gespeichert ist"
export const close: string = "Schließen"
export const chooseAFile: string = "Datei auswählen"
export const chooseAnotherFile: string = "Andere Datei auswählen"
export const saveAddresses = (a: { count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} Adresse` : `${number(a.count)} Adressen`)} speichern`
export const tryAgain: string = "Erneut versuchen"
export const checkingTheFile: string = "Datei wird geprüft …"
export const savingAddresses: string = "Adressen werden gespeichert"
export const countSaved = (a: { saved: number; total: number }): string => `${number(a.saved)} von ${(category(a.total) === 'one' ? `${number(a.total)} Adresse` : `${number(a.total)} Adressen`)}`
export const checkBeforeSaving: string = "Sie können die Datei prüfen, bevor etwas gespeichert wird."
export const whatIsWrongInWhichRow: string = "Fehler nach Zeilen"
export const whatCanBeSaved = (a: { count: number; known: number; problems: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} Adresse kann` : `${number(a.count)} Adressen können`)} gespeichert werden${(a.known === 0 ? "" : category(a.known) === 'one' ? `, ${number(a.known)} steht bereits im Adressbuch` : `, ${number(a.known)} stehen bereits im Adressbuch`)}${(a.problems === 0 ? "" : category(a.problems) === 'one' ? `, ${number(a.problems)} Zeile ist fehlerhaft` : `, ${number(a.problems)} Zeilen sind fehlerhaft`)}.`
export const whatWasSaved = (a: { left: number; refused: number; saved: number }): string => `${(category(a.saved) === 'one' ? `${number(a.saved)} Adresse` : `${number(a.saved)} Adressen`)} gespeichert${(a.refused === 0 ? "" : `, ${number(a.refused)} abgelehnt`)}${(a.left === 0 ? "" : `, ${number(a.left)} noch nicht gespeichert`)}.`
export const savingCount = (a: { count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} Adresse wird` : `${number(a.count)} Adressen werden`)} gespeichert`
export const searchLabel: string = "Suchen"
export const labelAddressOrReceiver: string = "Bezeichnung, Adresse oder Empfänger"
export const noResults: string = "Keine Ergebnisse."
export const pagesOfAddresses: string = "Seiten der Adressliste"
export const actions: string = "Aktionen"
export const editEntry = (a: { name: string }): string => `${a.name} bearbeiten`
export const removeEntry = (a: { name: string }): string => `${a.name} entfernen`
export const edit: string = "Bearbeiten"
export const remove: string = "Entfernen"
export const labelIsRequired: string = "Bitte geben Sie eine Bezeichnung ein"
export const labelTooLong: string = "Die Bezeichnung darf höchstens 100 Zeichen lang sein"
export const addressIsRequired: string = "Bitte geben Sie eine Adresse ein"
export const addressTooLong: string = "Die Adresse darf höchstens 500 Zeichen lang sein"
export const addressRemoved: string = "Adresse entfernt"
export const removeQuestion = (a: { name: string }): string => `${a.name} entfernen?`
export const removeAddress: string = "Adresse entfernen"
export const keepAddress: string = "Adresse behalten"
export const parcelsKeepThisAddress: string = "In Ihren Sendungen bleibt die Adresse erhalten und kann daraus weiterhin vorgeschlagen werden."
export const failedToRemoveTheAddress: string = "Die Adresse konnte nicht entfernt werden"
export const receiversCouldNotBeLookedUp: string = "Die Empfänger konnten nicht abgefragt werden. Bitte versuchen Sie es erneut."
export const failedToSave: string = "Speichern fehlgeschlagen"
export const loadingAddresses: string = "Adressen werden geladen …"
export const failedToLoadAddresses: string = "Die Adressen konnten nicht geladen werden."
export const clearReceiver: string = "Empfänger entfernen"
