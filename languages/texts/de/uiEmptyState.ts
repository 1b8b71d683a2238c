// Generated from languages/de.json: change it there, and run "npm run generate".
export const tryAgain: string = "Erneut versuchen"
export const offlineAndNotKept: string = "Sie sind offline, und dies wurde in diesem Browser nicht gespeichert."
