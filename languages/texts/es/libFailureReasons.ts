// Generated from languages/es.json: change it there, and run "npm run generate".
export const noOneHome: string = "no había nadie"
export const refused: string = "rechazado"
export const wrongAddress: string = "dirección incorrecta"
export const damaged: string = "envío dañado"
export const other: string = "otro motivo"
