// Generated from languages/es.json: change it there, and run "npm run generate".
export const close: string = "Cerrar"
export const tryAgain: string = "Reintentar"
export const couldNotBeLoaded: string = "No se ha podido cargar. Compruebe la conexión e inténtelo de nuevo."
