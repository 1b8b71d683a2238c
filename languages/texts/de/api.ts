// Generated from languages/de.json: change it there, and run "npm run generate".
export const serverRefused: string = "Der Server hat die Anfrage abgelehnt"
export const serverCouldNotBeReached: string = "Der Server ist nicht erreichbar"
export const serverTookTooLong: string = "Der Server hat nicht rechtzeitig geantwortet"
export const serverAnsweredUnexpectedly: string = "Der Server hat unerwartet geantwortet"
export const parcelNotFound: string = "Sendung nicht gefunden"
