// Generated from languages/pl.json: change it there, and run "npm run generate".
export const tryAgain: string = "Spróbuj ponownie"
export const offlineAsOf = (a: { time: string }): string => `Jesteś offline. Stan na ${a.time}.`
