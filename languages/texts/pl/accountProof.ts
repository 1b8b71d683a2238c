// Generated from languages/pl.json: change it there, and run "npm run generate".
export const logInAt = (a: { name: string }): string => `Zaloguj się przez ${a.name}`
export const logInWithPasskey: string = "Zaloguj się kluczem dostępu"
export const orAPasskey: string = "Albo klucz dostępu"
export const aPasskeyIsEnough: string = "Odcisk palca, twarz lub kod PIN też liczą się jako dwa składniki."
export const addPasskey: string = "Dodaj klucz dostępu"
export const passkeyIsNotEnough: string = "Ten klucz dostępu wymaga tylko dotknięcia, a to tutaj nie wystarcza. Skonfiguruj także aplikację uwierzytelniającą."
export const passkeyWasTouched: string = "Ten klucz dostępu wymagał tylko dotknięcia, a to tutaj nie wystarcza. Użyj klucza z odciskiem palca, twarzą lub kodem PIN."
export const logInAgainFirst: string = "Najpierw zaloguj się ponownie"
