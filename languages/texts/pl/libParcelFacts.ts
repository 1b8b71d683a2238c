// Generated from languages/pl.json: change it there, and run "npm run generate".
export const type: string = "Rodzaj"
export const weight: string = "Waga"
export const fee: string = "Opłata"
export const created: string = "Utworzono"
export const updated: string = "Zaktualizowano"
