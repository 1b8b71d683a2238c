// Generated from languages/es.json: change it there, and run "npm run generate".
export const loading: string = "Cargando…"
export const progress: string = "Progreso"
export const done: string = "hecho"
export const now: string = "ahora"
export const toCome: string = "pendiente"
export const stoppedHere: string = "detenido aquí"
export const blockedHere: string = "bloqueado aquí"
