// Generated from languages/de.json: change it there, and run "npm run generate".
export const copied: string = "Kopiert"
export const copyingIsNotAllowed: string = "Kopieren ist hier nicht erlaubt"
