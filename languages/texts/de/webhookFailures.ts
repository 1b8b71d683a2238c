// Generated from languages/de.json: change it there, and run "npm run generate".
export const endpointIsGone: string = "Der Endpunkt hat mit 410 geantwortet: Es gibt ihn nicht mehr"
export const endpointRedirects = (a: { value: string }): string => `Der Endpunkt hat mit ${a.value} geantwortet; Weiterleitungen wird nicht gefolgt`
export const endpointAnswered = (a: { value: string }): string => `Der Endpunkt hat mit ${a.value} geantwortet`
export const endpointWasRemoved: string = "Der Endpunkt wurde entfernt"
export const endpointWasDisabled: string = "Der Endpunkt wurde vor dem Senden deaktiviert"
export const accountOfEndpointIsBlocked: string = "Das Konto des Endpunkts ist gesperrt"
export const noAnswerInTime: string = "Es kam nicht rechtzeitig eine Antwort"
export const failureOnThisSide: string = "Wegen eines Fehlers auf dieser Seite konnte nicht gesendet werden"
export const answerTookOver5Seconds: string = "Die Antwort dauerte länger als 5 Sekunden"
export const answerTookOver15Seconds: string = "Die Antwort dauerte länger als 15 Sekunden"
export const connectionBrokeOff: string = "Die Verbindung brach ab, bevor eine Antwort kam"
export const addressDoesNotAnswer: string = "Die Adresse antwortet nicht"
export const certificateIsNotValid: string = "Das TLS-Zertifikat ist ungültig"
export const addressDoesNotSpeakTls: string = "Die Adresse beherrscht TLS nicht wie erwartet"
export const answerIsNotHttp: string = "Die Antwort ist kein HTTP"
