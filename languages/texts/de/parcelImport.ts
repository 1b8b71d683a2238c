// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const fileRefused = <Part>(a: { file: string; name: (text: string) => Part; reason: string }): (string | Part)[] => [a.name(a.file), ": ", a.reason, " Es wurde nichts erstellt."]
export const dropAFile: string = "CSV-Datei hier ablegen oder auswählen."
export const chooseAFile: string = "Datei auswählen"
export const atMost = (a: { rows: number; size: string }): string => `Höchstens ${number(a.rows)} Zeilen und ${a.size}. Sie können die Datei prüfen, bevor etwas erstellt wird.`
export const whatTheFileHolds: string = "Aufbau der Datei"
export const formatOfTheFile: string = "Eine Kopfzeile mit den Spaltennamen in beliebiger Reihenfolge, dann eine Zeile pro Sendung. Trennzeichen sind Komma, Semikolon oder Tabulator, die Kodierung ist UTF-8."
export const optional: string = "(optional)"
export const downloadTheTemplate: string = "Vorlage herunterladen"
export const importingAgain: string = "Erneut importieren"
export const howToImportAgain: string = "Nach einem Fehler oder Verbindungsabbruch importieren Sie die Datei einfach noch einmal: Innerhalb von 24 Stunden erstellt jede Zeile ihre Sendung nur einmal. Zwei gleiche Zeilen in einer Datei sind zwei Sendungen."
export const emailOfARegisteredReceiver: string = "E-Mail-Adresse eines registrierten Empfängers"
export const whereWeCollectIt: string = "Hier holen wir die Sendung ab"
export const whereItGoes: string = "Dorthin geht die Sendung"
export const packageOrDocument: string = "PACKAGE oder DOCUMENT"
export const typeMustBePackageOrDocument: string = "Die Art muss PACKAGE oder DOCUMENT sein"
export const aboutWeight: string = "Zum Beispiel 2.5 oder 2,5; über 0, höchstens 1000, höchstens zwei Nachkommastellen"
export const anythingTheCourierShouldKnow: string = "Hinweise für den Zusteller"
export const forTheDeliveryOnly: string = "Nur für die Zustellung"
export const aboutLatitude: string = "Breitengrad der Zustelladresse, zum Beispiel 53.7443; nur zusammen mit dem Längengrad"
export const latitudeOutOfRange: string = "Der Breitengrad muss zwischen -90 und 90 liegen, in der Form 53.7443 oder 53,7443"
export const aboutLongitude: string = "Zum Beispiel -0.3326; nur zusammen mit dem Breitengrad"
export const longitudeOutOfRange: string = "Der Längengrad muss zwischen -180 und 180 liegen, in der Form -0.3326 oder -0,3326"
export const aboutReference: string = "Ihre eigene Nummer. Gleiche Zeilen mit verschiedenen Referenzen sind verschiedene Sendungen"
export const weightIsNoNumber: string = "Das Gewicht muss größer als 0 sein, in der Form 2.5 oder 2,5"
export const weightHasTooManyDecimals: string = "Das Gewicht darf höchstens zwei Nachkommastellen haben"
export const noReceiverHasThisEmail: string = "Zu dieser E-Mail-Adresse gibt es keinen Empfänger"
export const bothCoordinatesOrNeither: string = "Breiten- und Längengrad bitte zusammen angeben oder beide weglassen"
export const wholeRow: string = "Ganze Zeile"
export const moreCellsThanColumns: string = "Mehr Zellen als Spalten: Setzen Sie Text mit Komma in Anführungszeichen"
export const printLabels = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Versandetikett drucken` : `${number(a.count)} Versandetiketten drucken`)
export const labelsFromTo = (a: { count: number; first: number; last: number }): string => (a.count === 1 ? `Versandetikett ${number(a.first)}` : `Versandetiketten ${number(a.first)} bis ${number(a.last)}`)
export const showTheseParcels = (a: { count: number }): string => (category(a.count) === 'one' ? "Diese Sendung anzeigen" : "Diese Sendungen anzeigen")
export const parcelsFromTo = (a: { count: number; first: number; last: number }): string => (a.count === 1 ? `Sendung ${number(a.first)}` : `Sendungen ${number(a.first)} bis ${number(a.last)}`)
export const opensANewTab: string = "(öffnet einen neuen Tab)"
export const checkingFile = (a: { name: string }): string => `${a.name} wird geprüft`
export const checkingTheFile: string = "Datei wird geprüft"
export const check: string = "Prüfen"
export const receiversLookedUp = (a: { done: string; total: string }): string => `${a.done} von ${a.total} Empfängern`
export const receiversAreLookedUp = (a: { done: string; total: string }): string => `${a.done} von ${a.total} Empfängern abgefragt. Noch ist nichts erstellt.`
export const cancel: string = "Abbrechen"
export const fileCouldNotBeChecked = (a: { name: string }): string => `${a.name} konnte nicht geprüft werden`
export const theFileCouldNotBeChecked: string = "Die Datei konnte nicht geprüft werden"
export const couldNotLookUpReceivers = (a: { reason: string }): string => `Die Empfänger konnten nicht abgefragt werden: ${a.reason}. Es wurde nichts erstellt.`
export const theServerGaveNoAnswer: string = "keine Antwort vom Server"
export const tryAgain: string = "Erneut versuchen"
export const chooseAnotherFile: string = "Andere Datei auswählen"
export const leaveTheImport: string = "Import verlassen?"
export const leave: string = "Verlassen"
export const stay: string = "Bleiben"
export const whatLeavingMeans: string = "Bereits Erstelltes bleibt erhalten. Zum Fortsetzen importieren Sie dieselbe Datei innerhalb von 24 Stunden noch einmal: Nichts wird doppelt erstellt."
export const settledRows = (a: { settled: number; total: number }): string => `${number(a.settled)} von ${number(a.total)} Zeilen`
export const pausedAtRows = (a: { settled: number; total: number }): string => `Pausiert: ${number(a.settled)} von ${number(a.total)} Zeilen`
export const creatingParcelsFrom = (a: { file: string }): string => `Sendungen aus ${a.file} werden erstellt`
export const importing: string = "Import"
export const rowsSoFar = (a: { settled: number; total: number }): string => `${number(a.settled)} von ${number(a.total)} Zeilen.`
export const rowsSoFarWithOthers = (a: { others: string; settled: number; total: number }): string => `${number(a.settled)} von ${number(a.total)} Zeilen (${a.others}).`
export const theRestWaits: string = "Bereits Erstelltes bleibt erhalten, der Rest wartet."
export const stayOnThisPage: string = "Bleiben Sie auf dieser Seite, bis alles fertig ist."
export const lastError = (a: { reason: string }): string => `Letzter Fehler: ${a.reason}.`
export const theServerHasAProblem = (a: { reason: string }): string => `Der Server hat ein Problem: ${a.reason}. Neuer Versuch läuft.`
export const goOn: string = "Fortsetzen"
export const stopHere: string = "Hier aufhören"
export const pause: string = "Pausieren"
export const created: string = "Erstellt"
export const createdBefore: string = "Bereits erstellt"
export const failed: string = "Fehlgeschlagen"
export const refused: string = "Abgelehnt"
export const notStarted: string = "Nicht begonnen"
export const withErrors: string = "Mit Fehlern"
export const failedBecause = (a: { reason: string }): string => `Fehlgeschlagen: ${a.reason}`
export const refusedBecause = (a: { reason: string }): string => `Abgelehnt: ${a.reason}`
export const whatCreatedBeforeMeans: string = "„Bereits erstellt“ bedeutet: Die Zeile wurde in den letzten 24 Stunden schon importiert, deshalb entstand keine zweite Sendung. Wenn Sie eine weitere Sendung möchten, geben Sie der Zeile eine Referenz."
export const tryTheFailedOnesAgain: string = "Fehlgeschlagene erneut versuchen"
export const goOnWith = (a: { count: number }): string => `Mit ${number(a.count)} fortfahren`
export const toMyParcels: string = "Zu meinen Sendungen"
export const importAnotherFile: string = "Weitere Datei importieren"
export const rowsWithoutAParcel: string = "Zeilen ohne Sendung"
export const row: string = "Zeile"
export const toAddress: string = "Zustelladresse"
export const whatHappened: string = "Ergebnis"
export const file: string = "Datei"
export const totalFee: string = "Gesamtpreis"
export const unknownColumns = (a: { count: number; titles: string }): string => (category(a.count) === 'one' ? `Diese Spalte ist unbekannt und wird ignoriert: ${a.titles}.` : `Diese Spalten sind unbekannt und werden ignoriert: ${a.titles}.`)
export const repeatedRows = (a: { count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} Zeile gleicht einer früheren.` : `${number(a.count)} Zeilen gleichen einer früheren.`)} Jede ergibt eine eigene Sendung.`
export const importOnlyOnce: string = "Dieser Server erkennt bereits importierte Zeilen möglicherweise nicht wieder. Importieren Sie diese Datei nur einmal, sonst werden Sendungen eventuell doppelt erstellt."
export const importedRowsAreRecognized: string = "Zeilen, die in den letzten 24 Stunden importiert wurden, werden erkannt und nicht noch einmal erstellt."
export const createParcels = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Sendung erstellen` : `${number(a.count)} Sendungen erstellen`)
export const howToFixRows: string = "Diese Zeilen werden ausgelassen. Laden Sie sie herunter, beheben Sie, was in der ersten Spalte steht, und importieren Sie diese Datei. Die erste Spalte kann stehen bleiben."
export const whatIsWrongInWhichRow: string = "Fehler nach Zeilen"
export const column: string = "Spalte"
export const pagesOf = (a: { table: string }): string => `Seiten: ${a.table}`
export const downloadRowsWithErrors = (a: { count: number }): string => (category(a.count) === 'one' ? "Fehlerhafte Zeile herunterladen" : `${number(a.count)} fehlerhafte Zeilen herunterladen`)
export const rowsCanBeCreated = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Zeile kann erstellt werden` : `${number(a.count)} Zeilen können erstellt werden`)
export const rowsCanBeCreatedOthersNot = (a: { bad: number; count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} Zeile kann erstellt werden` : `${number(a.count)} Zeilen können erstellt werden`)}, ${(category(a.bad) === 'one' ? `${number(a.bad)} Zeile ist fehlerhaft` : `${number(a.bad)} Zeilen sind fehlerhaft`)}`
export const parcelsCreated = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Sendung erstellt` : `${number(a.count)} Sendungen erstellt`)
export const countCreatedBefore = (a: { count: number }): string => `${number(a.count)} bereits erstellt`
export const countRefused = (a: { count: number }): string => `${number(a.count)} abgelehnt`
export const countFailed = (a: { count: number }): string => `${number(a.count)} fehlgeschlagen`
export const noAnswerCame: string = "keine Antwort erhalten"
export const pausedAt = (a: { settled: number; total: number }): string => `Pausiert bei ${number(a.settled)} von ${number(a.total)} Zeilen`
export const pausedAtWithLastError = (a: { reason: string; settled: number; total: number }): string => `Pausiert bei ${number(a.settled)} von ${number(a.total)} Zeilen. Letzter Fehler: ${a.reason}`
export const percentOfRows = (a: { percent: number; total: number }): string => `${number(a.percent)} Prozent von ${(category(a.total) === 'one' ? `${number(a.total)} Zeile` : `${number(a.total)} Zeilen`)}`
export const problemOf = (a: { column: string; message: string }): string => `${a.column}: ${a.message}`
