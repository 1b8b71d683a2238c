// Generated from languages/de.json: change it there, and run "npm run generate".
export const description: string = "Pakete versenden, live verfolgen, Zustellung bestätigen."
export const needsJavaScript: string = "Waybill braucht JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu."
