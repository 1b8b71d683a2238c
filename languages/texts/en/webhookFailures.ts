// Generated from languages/en.json: change it there, and run "npm run generate".
export const endpointIsGone: string = "The endpoint answered 410: it is gone"
export const endpointRedirects = (a: { value: string }): string => `The endpoint answered ${a.value}; redirects are not followed`
export const endpointAnswered = (a: { value: string }): string => `The endpoint answered ${a.value}`
export const endpointWasRemoved: string = "The endpoint was removed"
export const endpointWasDisabled: string = "The endpoint was disabled before this was sent"
export const accountOfEndpointIsBlocked: string = "The account of the endpoint is blocked"
export const noAnswerInTime: string = "There was no answer in time"
export const failureOnThisSide: string = "It could not be sent, because of a failure on this side"
export const answerTookOver5Seconds: string = "The answer took longer than 5 seconds"
export const answerTookOver15Seconds: string = "The answer took longer than 15 seconds"
export const connectionBrokeOff: string = "The connection broke off before an answer came"
export const addressDoesNotAnswer: string = "The address does not answer"
export const certificateIsNotValid: string = "The TLS certificate is not valid"
export const addressDoesNotSpeakTls: string = "The address does not speak TLS as it should"
export const answerIsNotHttp: string = "The answer is not HTTP"
