// Generated from languages/es.json: change it there, and run "npm run generate".
export const type: string = "Tipo"
export const weight: string = "Peso"
export const fee: string = "Precio"
export const created: string = "Creado"
export const updated: string = "Actualizado"
