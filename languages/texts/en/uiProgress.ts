// Generated from languages/en.json: change it there, and run "npm run generate".
export const loading: string = "Loading…"
export const progress: string = "Progress"
export const done: string = "done"
export const now: string = "now"
export const toCome: string = "to come"
export const stoppedHere: string = "stopped here"
export const blockedHere: string = "blocked here"
