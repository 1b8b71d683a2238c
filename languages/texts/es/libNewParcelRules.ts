// Generated from languages/es.json: change it there, and run "npm run generate".
export const receiverIsRequired: string = "Indique el destinatario"
export const fromAddressIsRequired: string = "Indique la dirección de recogida"
export const fromAddressIsTooLong: string = "La dirección de recogida puede tener como máximo 500 caracteres"
export const toAddressIsRequired: string = "Indique la dirección de entrega"
export const toAddressIsTooLong: string = "La dirección de entrega puede tener como máximo 500 caracteres"
export const parcelTypeIsRequired: string = "Indique el tipo de envío"
export const noteIsTooLong: string = "La nota puede tener como máximo 1000 caracteres"
