// Generated from languages/es.json: change it there, and run "npm run generate".
export const tryAgain: string = "Reintentar"
export const offlineAsOf = (a: { time: string }): string => `Está sin conexión. Última actualización: ${a.time}.`
