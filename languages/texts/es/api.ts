// Generated from languages/es.json: change it there, and run "npm run generate".
export const serverRefused: string = "El servidor ha rechazado la solicitud"
export const serverCouldNotBeReached: string = "No se ha podido conectar con el servidor"
export const serverTookTooLong: string = "El servidor ha tardado demasiado en responder"
export const serverAnsweredUnexpectedly: string = "El servidor ha dado una respuesta inesperada"
export const parcelNotFound: string = "Envío no encontrado"
