// Generated from languages/fr.json: change it there, and run "npm run generate".
export const noOneHome: string = "destinataire absent"
export const refused: string = "refus du destinataire"
export const wrongAddress: string = "adresse incorrecte"
export const damaged: string = "colis endommagé"
export const other: string = "autre motif"
