// Generated from languages/fr.json: change it there, and run "npm run generate".
export const rowNumber: string = "N°"
export const skipToContent: string = "Aller au contenu"
