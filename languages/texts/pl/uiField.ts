// Generated from languages/pl.json: change it there, and run "npm run generate".
export const yourPassword: string = "Twoje hasło"
export const code: string = "Kod"
export const fromYourAuthenticatorApp: string = "Z aplikacji uwierzytelniającej albo kod zapasowy"
export const csvFile: string = "Plik CSV"
