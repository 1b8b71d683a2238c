// Generated from languages/pl.json: change it there, and run "npm run generate".
export const endpointIsGone: string = "Endpoint odpowiedział 410: już nie istnieje"
export const endpointRedirects = (a: { value: string }): string => `Endpoint odpowiedział ${a.value}; przekierowania nie są obsługiwane`
export const endpointAnswered = (a: { value: string }): string => `Endpoint odpowiedział ${a.value}`
export const endpointWasRemoved: string = "Endpoint został usunięty"
export const endpointWasDisabled: string = "Endpoint został wyłączony przed wysłaniem"
export const accountOfEndpointIsBlocked: string = "Konto endpointu jest zablokowane"
export const noAnswerInTime: string = "Odpowiedź nie nadeszła na czas"
export const failureOnThisSide: string = "Nie udało się wysłać z powodu błędu po tej stronie"
export const answerTookOver5Seconds: string = "Odpowiedź trwała dłużej niż 5 sekund"
export const answerTookOver15Seconds: string = "Odpowiedź trwała dłużej niż 15 sekund"
export const connectionBrokeOff: string = "Połączenie zostało przerwane przed nadejściem odpowiedzi"
export const addressDoesNotAnswer: string = "Adres nie odpowiada"
export const certificateIsNotValid: string = "Certyfikat TLS jest nieprawidłowy"
export const addressDoesNotSpeakTls: string = "Adres nie obsługuje poprawnie TLS"
export const answerIsNotHttp: string = "Odpowiedź nie jest w HTTP"
