// Generated from languages/de.json: change it there, and run "npm run generate".
export const noOneHome: string = "Niemand zu Hause"
export const refused: string = "Annahme verweigert"
export const wrongAddress: string = "Falsche Adresse"
export const damaged: string = "Sendung beschädigt"
export const other: string = "Anderer Grund"
