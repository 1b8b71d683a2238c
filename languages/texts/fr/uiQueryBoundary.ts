// Generated from languages/fr.json: change it there, and run "npm run generate".
export const mayBeOutOfDate: string = "Ces informations ne sont peut-être plus à jour."
