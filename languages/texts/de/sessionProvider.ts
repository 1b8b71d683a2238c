// Generated from languages/de.json: change it there, and run "npm run generate".
export const logInWith = (a: { name: string }): string => `Mit ${a.name} anmelden`
export const isAway = (a: { name: string }): string => `${a.name} ist zurzeit nicht erreichbar. Melden Sie sich anders an.`
