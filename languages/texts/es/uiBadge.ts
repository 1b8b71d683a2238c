// Generated from languages/es.json: change it there, and run "npm run generate".
export const reconnecting: string = "Reconectando"
export const changesAppearAgain: string = "Los cambios volverán a aparecer enseguida."
export const live: string = "En directo"
export const changesAppearByThemselves: string = "Los cambios aparecen aquí automáticamente."
