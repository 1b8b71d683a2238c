// Generated from languages/de.json: change it there, and run "npm run generate".
export const logInAt = (a: { name: string }): string => `Mit ${a.name} anmelden`
export const logInWithPasskey: string = "Mit einem Passkey anmelden"
export const orAPasskey: string = "Oder ein Passkey"
export const aPasskeyIsEnough: string = "Auch Ihr Fingerabdruck, Ihr Gesicht oder eine PIN gilt als zwei Faktoren."
export const addPasskey: string = "Passkey hinzufügen"
export const passkeyIsNotEnough: string = "Dieser Passkey verlangt nur eine Berührung, das genügt hier nicht. Richten Sie zusätzlich eine Authenticator-App ein."
export const passkeyWasTouched: string = "Dieser Passkey hat nur eine Berührung verlangt, das genügt hier nicht. Verwenden Sie einen mit Fingerabdruck, Gesicht oder PIN."
export const logInAgainFirst: string = "Melden Sie sich zuerst erneut an"
