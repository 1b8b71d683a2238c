// Generated from languages/es.json: change it there, and run "npm run generate".
export const from: string = "Origen"
export const to: string = "Destino"
