// Generated from languages/de.json: change it there, and run "npm run generate".
export const type: string = "Art"
export const weight: string = "Gewicht"
export const fee: string = "Preis"
export const created: string = "Erstellt"
export const updated: string = "Aktualisiert"
