// Generated from languages/es.json: change it there, and run "npm run generate".
export const copied: string = "Copiado"
export const copyingIsNotAllowed: string = "Aquí no se permite copiar"
