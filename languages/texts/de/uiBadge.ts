// Generated from languages/de.json: change it there, and run "npm run generate".
export const reconnecting: string = "Verbindung wird wiederhergestellt"
export const changesAppearAgain: string = "Gleich erscheinen wieder Änderungen."
export const live: string = "Live"
export const changesAppearByThemselves: string = "Änderungen erscheinen hier automatisch."
