// Generated from languages/es.json: change it there, and run "npm run generate".
export const endpointIsGone: string = "El endpoint ha respondido 410: ya no existe"
export const endpointRedirects = (a: { value: string }): string => `El endpoint ha respondido ${a.value}; no se siguen las redirecciones`
export const endpointAnswered = (a: { value: string }): string => `El endpoint ha respondido ${a.value}`
export const endpointWasRemoved: string = "El endpoint se ha eliminado"
export const endpointWasDisabled: string = "El endpoint se desactivó antes de enviar esto"
export const accountOfEndpointIsBlocked: string = "La cuenta del endpoint está bloqueada"
export const noAnswerInTime: string = "No hubo respuesta a tiempo"
export const failureOnThisSide: string = "No se pudo enviar por un fallo de este lado"
export const answerTookOver5Seconds: string = "La respuesta tardó más de 5 segundos"
export const answerTookOver15Seconds: string = "La respuesta tardó más de 15 segundos"
export const connectionBrokeOff: string = "La conexión se cortó antes de recibir respuesta"
export const addressDoesNotAnswer: string = "La dirección no responde"
export const certificateIsNotValid: string = "El certificado TLS no es válido"
export const addressDoesNotSpeakTls: string = "La dirección no usa TLS como debería"
export const answerIsNotHttp: string = "La respuesta no es HTTP"
