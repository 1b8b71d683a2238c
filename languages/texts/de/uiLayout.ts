// Generated from languages/de.json: change it there, and run "npm run generate".
export const rowNumber: string = "Nr."
export const skipToContent: string = "Zum Inhalt springen"
