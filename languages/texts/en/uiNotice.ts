// Generated from languages/en.json: change it there, and run "npm run generate".
export const tryAgain: string = "Try again"
export const offlineAsOf = (a: { time: string }): string => `You are offline. This is as of ${a.time}.`
