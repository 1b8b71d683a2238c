// Generated from languages/es.json: change it there, and run "npm run generate".
export const row: string = "Fila"
export const value: string = "Valor"
export const whatIsWrong: string = "Qué falla"
export const empty: string = "(vacío)"
export const selectAllRows: string = "Seleccionar todas las filas"
