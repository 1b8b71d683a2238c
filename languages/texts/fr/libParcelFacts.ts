// Generated from languages/fr.json: change it there, and run "npm run generate".
export const type: string = "Type"
export const weight: string = "Poids"
export const fee: string = "Tarif"
export const created: string = "Création"
export const updated: string = "Mise à jour"
