// Generated from languages/de.json: change it there, and run "npm run generate".
export const loading: string = "Wird geladen …"
export const progress: string = "Fortschritt"
export const done: string = "erledigt"
export const now: string = "jetzt"
export const toCome: string = "steht noch aus"
export const stoppedHere: string = "hier beendet"
export const blockedHere: string = "hier gesperrt"
