// Generated from languages/fr.json: change it there, and run "npm run generate".
export const noOneHome: string = "Destinataire absent"
export const refused: string = "Refus du destinataire"
export const wrongAddress: string = "Adresse incorrecte"
export const damaged: string = "Colis endommagé"
export const other: string = "Autre motif"
