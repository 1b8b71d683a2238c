// Generated from languages/fr.json: change it there, and run "npm run generate".
export const tryAgain: string = "Réessayer"
export const offlineAsOf = (a: { time: string }): string => `Vous êtes hors ligne. Dernière mise à jour : ${a.time}.`
