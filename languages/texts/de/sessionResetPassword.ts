// Generated from languages/de.json: change it there, and run "npm run generate".
export const atLeastSixCharacters: string = "Mindestens 6 Zeichen"
export const passwordIsSet: string = "Ihr Passwort ist festgelegt. Bitte melden Sie sich damit an."
export const passwordCouldNotBeSet: string = "Das Passwort konnte nicht festgelegt werden"
export const passwordIsTooShort: string = "Das Passwort muss mindestens 6 Zeichen lang sein"
export const setANewPassword: string = "Neues Passwort festlegen"
export const newPassword: string = "Neues Passwort"
export const revokeApiKeysToo: string = "Auch meine API-Schlüssel widerrufen, falls jemand anders sie kennt"
export const setPassword: string = "Passwort festlegen"
