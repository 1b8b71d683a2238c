// Generated from languages/de.json: change it there, and run "npm run generate".
export const close: string = "Schließen"
export const tryAgain: string = "Erneut versuchen"
export const couldNotBeLoaded: string = "Das konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es erneut."
