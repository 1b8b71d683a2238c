// Generated from languages/es.json: change it there, and run "npm run generate".
export const dismiss: string = "Cerrar"
