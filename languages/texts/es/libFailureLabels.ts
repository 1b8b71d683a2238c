// Generated from languages/es.json: change it there, and run "npm run generate".
export const noOneHome: string = "No había nadie"
export const refused: string = "Rechazado"
export const wrongAddress: string = "Dirección incorrecta"
export const damaged: string = "Envío dañado"
export const other: string = "Otro motivo"
