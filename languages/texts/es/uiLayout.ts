// Generated from languages/es.json: change it there, and run "npm run generate".
export const rowNumber: string = "N.º"
export const skipToContent: string = "Saltar al contenido"
