// Generated from languages/pl.json: change it there, and run "npm run generate".
export const loading: string = "Wczytywanie…"
export const progress: string = "Postęp"
export const done: string = "gotowe"
export const now: string = "teraz"
export const toCome: string = "oczekuje"
export const stoppedHere: string = "tu zatrzymano"
export const blockedHere: string = "tu zablokowano"
