// Generated from languages/en.json: change it there, and run "npm run generate".
export const close: string = "Close"
export const tryAgain: string = "Try again"
export const couldNotBeLoaded: string = "This could not be loaded. Check the connection and try again."
