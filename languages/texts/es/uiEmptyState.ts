// Generated from languages/es.json: change it there, and run "npm run generate".
export const tryAgain: string = "Reintentar"
export const offlineAndNotKept: string = "Está sin conexión y esto no se había guardado en este navegador."
