// Generated from languages/fr.json: change it there, and run "npm run generate".
export const copied: string = "Copié"
export const copyingIsNotAllowed: string = "La copie n’est pas autorisée ici"
