// Generated from languages/fr.json: change it there, and run "npm run generate".
export const receiverIsRequired: string = "Indiquez le destinataire"
export const fromAddressIsRequired: string = "Indiquez l’adresse de départ"
export const fromAddressIsTooLong: string = "L’adresse de départ ne doit pas dépasser 500 caractères"
export const toAddressIsRequired: string = "Indiquez l’adresse de destination"
export const toAddressIsTooLong: string = "L’adresse de destination ne doit pas dépasser 500 caractères"
export const parcelTypeIsRequired: string = "Indiquez le type de colis"
export const noteIsTooLong: string = "La remarque ne doit pas dépasser 1 000 caractères"
