// Generated from languages/de.json: change it there, and run "npm run generate".
export const nameIsTooShort: string = "Der Name muss mindestens 3 Zeichen lang sein"
export const nameIsTooLong: string = "Der Name darf höchstens 255 Zeichen lang sein"
export const nameHoldsUnseenCharacters: string = "Der Name darf keine unsichtbaren Zeichen enthalten"
export const invalidEmailAddress: string = "Ungültige E-Mail-Adresse"
export const enterAPhoneNumber: string = "Bitte geben Sie eine Telefonnummer ein, zum Beispiel +49 40 5550123"
export const passwordIsTooShort = (a: { field: string }): string => `${(a.field === "confirmPassword" ? "Das wiederholte Passwort" : "Das Passwort")} muss mindestens 6 Zeichen lang sein`
export const passwordIsTooLong = (a: { field: string }): string => `${(a.field === "confirmPassword" ? "Das wiederholte Passwort" : "Das Passwort")} darf höchstens 128 Zeichen lang sein`
export const passwordsDoNotMatch: string = "Die Passwörter stimmen nicht überein"
