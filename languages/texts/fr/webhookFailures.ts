// Generated from languages/fr.json: change it there, and run "npm run generate".
export const endpointIsGone: string = "Le point de terminaison a répondu 410 : il n’existe plus"
export const endpointRedirects = (a: { value: string }): string => `Le point de terminaison a répondu ${a.value} ; les redirections ne sont pas suivies`
export const endpointAnswered = (a: { value: string }): string => `Le point de terminaison a répondu ${a.value}`
export const endpointWasRemoved: string = "Le point de terminaison a été supprimé"
export const endpointWasDisabled: string = "Le point de terminaison a été désactivé avant l’envoi"
export const accountOfEndpointIsBlocked: string = "Le compte du point de terminaison est bloqué"
export const noAnswerInTime: string = "Aucune réponse n’est arrivée à temps"
export const failureOnThisSide: string = "L’envoi a échoué à cause d’une erreur de ce côté"
export const answerTookOver5Seconds: string = "La réponse a pris plus de 5 secondes"
export const answerTookOver15Seconds: string = "La réponse a pris plus de 15 secondes"
export const connectionBrokeOff: string = "La connexion a été coupée avant l’arrivée d’une réponse"
export const addressDoesNotAnswer: string = "L’adresse ne répond pas"
export const certificateIsNotValid: string = "Le certificat TLS n’est pas valide"
export const addressDoesNotSpeakTls: string = "L’adresse n’utilise pas correctement TLS"
export const answerIsNotHttp: string = "La réponse n’est pas du HTTP"
