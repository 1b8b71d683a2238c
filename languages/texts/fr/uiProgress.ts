// Generated from languages/fr.json: change it there, and run "npm run generate".
export const loading: string = "Chargement…"
export const progress: string = "Progression"
export const done: string = "terminé"
export const now: string = "en cours"
export const toCome: string = "à venir"
export const stoppedHere: string = "arrêté ici"
export const blockedHere: string = "bloqué ici"
