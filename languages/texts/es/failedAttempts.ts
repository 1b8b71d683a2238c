// Generated from languages/es.json: change it there, and run "npm run generate".
export const noOneWasHome: string = "No había nadie en casa."
export const wasRefused: string = "Se ha rechazado el envío."
export const addressWasWrong: string = "La dirección era incorrecta."
export const isDamaged: string = "El envío está dañado."
export const weWillTryAgain: string = "Lo intentaremos de nuevo."
export const weWillTryAgainOn = (a: { day: string }): string => `Lo intentaremos de nuevo el ${a.day}.`
export const weKeepIt: string = "Lo guardamos hasta que el remitente decida qué hacer con él."
export const tellUsTheRightAddress: string = "Indíquenos la dirección correcta."
export const weWillContactTheSender: string = "Nos pondremos en contacto con el remitente."
