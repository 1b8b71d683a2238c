// Generated from languages/fr.json: change it there, and run "npm run generate".
export const yourPassword: string = "Votre mot de passe"
export const code: string = "Code"
export const fromYourAuthenticatorApp: string = "Celui de votre application d’authentification, ou un code de secours"
export const csvFile: string = "Fichier CSV"
