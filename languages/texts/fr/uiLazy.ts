// Generated from languages/fr.json: change it there, and run "npm run generate".
export const close: string = "Fermer"
export const tryAgain: string = "Réessayer"
export const couldNotBeLoaded: string = "Chargement impossible. Vérifiez la connexion et réessayez."
