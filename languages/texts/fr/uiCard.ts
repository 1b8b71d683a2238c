// Generated from languages/fr.json: change it there, and run "npm run generate".
export const from: string = "Départ"
export const to: string = "Destination"
