// Generated from languages/en.json: change it there, and run "npm run generate".
export const logInWith = (a: { name: string }): string => `Log in with ${a.name}`
export const isAway = (a: { name: string }): string => `${a.name} cannot be reached at the moment. Log in another way.`
