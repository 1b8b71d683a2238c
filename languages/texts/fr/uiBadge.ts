// Generated from languages/fr.json: change it there, and run "npm run generate".
export const reconnecting: string = "Reconnexion"
export const changesAppearAgain: string = "L’affichage en direct reprend dans un instant."
export const live: string = "En direct"
export const changesAppearByThemselves: string = "Les changements s’affichent ici automatiquement."
