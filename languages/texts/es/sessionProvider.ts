// Generated from languages/es.json: change it there, and run "npm run generate".
export const logInWith = (a: { name: string }): string => `Iniciar sesión con ${a.name}`
export const isAway = (a: { name: string }): string => `${a.name} no está disponible en este momento. Inicie sesión de otra forma.`
