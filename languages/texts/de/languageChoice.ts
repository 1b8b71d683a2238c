// Generated from languages/de.json: change it there, and run "npm run generate".
export const language: string = "Sprache"
export const screensAndEmailsComeInIt: string = "Gilt für alle Seiten und für Ihre E-Mails."
export const saveLanguage: string = "Sprache speichern"
export const failedToChangeTheLanguage: string = "Die Sprache konnte nicht geändert werden"
