// Generated from languages/fr.json: change it there, and run "npm run generate".
export const serverRefused: string = "Le serveur a refusé la demande"
export const serverCouldNotBeReached: string = "Serveur injoignable"
export const serverTookTooLong: string = "Le serveur a mis trop de temps à répondre"
export const serverAnsweredUnexpectedly: string = "Réponse inattendue du serveur"
export const parcelNotFound: string = "Colis introuvable"
