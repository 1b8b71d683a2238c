// Generated from languages/de.json: change it there, and run "npm run generate".
export const noOneHome: string = "niemand zu Hause"
export const refused: string = "Annahme verweigert"
export const wrongAddress: string = "falsche Adresse"
export const damaged: string = "Sendung beschädigt"
export const other: string = "anderer Grund"
