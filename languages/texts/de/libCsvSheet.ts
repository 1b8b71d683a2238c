// Generated from languages/de.json: change it there, and run "npm run generate".
import { number } from './numbers.ts'
export const fileIsTooLarge = (a: { most: string; size: string }): string => `Diese Datei ist ${a.size} groß; auf einmal lassen sich höchstens ${a.most} importieren.`
export const fileCouldNotBeRead: string = "Die Datei konnte nicht gelesen werden. Wählen Sie sie erneut aus."
export const fileIsEmpty: string = "Diese Datei ist leer."
export const fileHasNoRows: string = "Diese Datei enthält höchstens eine Kopfzeile und darunter keine Datenzeilen."
export const fileHasTooManyRows = (a: { count: number; most: number }): string => `Diese Datei hat ${number(a.count)} Zeilen; auf einmal lassen sich höchstens ${number(a.most)} importieren. Teilen Sie sie auf mehrere Dateien auf.`
export const fileIsASpreadsheet: string = "Das ist eine Datei im eigenen Format eines Tabellenprogramms. Speichern Sie sie als „CSV UTF-8“ und wählen Sie dann diese Datei."
export const fileIsNotCsv: string = "Das ist keine CSV-Datei in UTF-8. Speichern Sie sie als „CSV UTF-8“ und wählen Sie dann diese Datei."
export const quotationMarkHasNoPartner = (a: { row: string }): string => `In Zeile ${a.row} wird ein Anführungszeichen nicht geschlossen; ab dort ist die Datei nicht lesbar.`
