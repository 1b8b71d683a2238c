// Generated from languages/fr.json: change it there, and run "npm run generate".
export const row: string = "Ligne"
export const value: string = "Valeur"
export const whatIsWrong: string = "Problème"
export const empty: string = "(vide)"
export const selectAllRows: string = "Sélectionner toutes les lignes"
