// Generated from languages/de.json: change it there, and run "npm run generate".
export const tryAgain: string = "Erneut versuchen"
export const offlineAsOf = (a: { time: string }): string => `Sie sind offline. Stand: ${a.time}.`
