// Generated from languages/de.json: change it there, and run "npm run generate".
export const yourPassword: string = "Ihr Passwort"
export const code: string = "Code"
export const fromYourAuthenticatorApp: string = "Aus Ihrer Authenticator-App oder ein Wiederherstellungscode"
export const csvFile: string = "CSV-Datei"
