// Generated from languages/fr.json: change it there, and run "npm run generate".
export const tryAgain: string = "Réessayer"
export const offlineAndNotKept: string = "Vous êtes hors ligne, et ceci n’a pas été conservé dans ce navigateur."
