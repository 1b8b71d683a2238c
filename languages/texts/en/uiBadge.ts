// Generated from languages/en.json: change it there, and run "npm run generate".
export const reconnecting: string = "Reconnecting"
export const changesAppearAgain: string = "Changes appear again in a moment."
export const live: string = "Live"
export const changesAppearByThemselves: string = "Changes appear here by themselves."
