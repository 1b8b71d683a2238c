// Generated from languages/de.json: change it there, and run "npm run generate".
export const discard: string = "Verwerfen"
export const keepEditing: string = "Weiter bearbeiten"
export const discardWhatYouTyped: string = "Eingaben verwerfen?"
export const waitUntilItIsSaved: string = "Bitte warten, bis gespeichert ist"
export const close: string = "Schließen"
export const cancel: string = "Abbrechen"
export const waitUntilItIsDone: string = "Bitte warten, bis der Vorgang abgeschlossen ist"
export const tryAgain: string = "Erneut versuchen"
