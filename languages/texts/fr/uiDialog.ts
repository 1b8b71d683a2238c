// Generated from languages/fr.json: change it there, and run "npm run generate".
export const discard: string = "Abandonner"
export const keepEditing: string = "Continuer la saisie"
export const discardWhatYouTyped: string = "Abandonner votre saisie ?"
export const waitUntilItIsSaved: string = "Attendez la fin de l’enregistrement"
export const close: string = "Fermer"
export const cancel: string = "Annuler"
export const waitUntilItIsDone: string = "Attendez la fin de l’opération"
export const tryAgain: string = "Réessayer"
