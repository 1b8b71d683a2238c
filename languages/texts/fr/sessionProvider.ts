// Generated from languages/fr.json: change it there, and run "npm run generate".
export const logInWith = (a: { name: string }): string => `Se connecter avec ${a.name}`
export const isAway = (a: { name: string }): string => `${a.name} est injoignable pour le moment. Connectez-vous autrement.`
