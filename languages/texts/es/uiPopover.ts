// Generated from languages/es.json: change it there, and run "npm run generate".
export const close: string = "Cerrar"
