// Generated from languages/es.json: change it there, and run "npm run generate".
export const discard: string = "Descartar"
export const keepEditing: string = "Seguir editando"
export const discardWhatYouTyped: string = "¿Descartar lo que ha escrito?"
export const waitUntilItIsSaved: string = "Espere a que se guarde"
export const close: string = "Cerrar"
export const cancel: string = "Cancelar"
export const waitUntilItIsDone: string = "Espere a que termine"
export const tryAgain: string = "Reintentar"
