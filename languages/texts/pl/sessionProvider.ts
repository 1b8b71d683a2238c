// Generated from languages/pl.json: change it there, and run "npm run generate".
export const logInWith = (a: { name: string }): string => `Zaloguj się przez ${a.name}`
export const isAway = (a: { name: string }): string => `${a.name} jest teraz niedostępne. Zaloguj się w inny sposób.`
