// Generated from languages/fr.json: change it there, and run "npm run generate".
export const close: string = "Fermer"
