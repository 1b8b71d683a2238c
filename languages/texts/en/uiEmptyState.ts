// Generated from languages/en.json: change it there, and run "npm run generate".
export const tryAgain: string = "Try again"
export const offlineAndNotKept: string = "You are offline, and this was not kept in this browser."
