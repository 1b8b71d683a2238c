// Generated from languages/de.json: change it there, and run "npm run generate".
export const dismiss: string = "Ausblenden"
