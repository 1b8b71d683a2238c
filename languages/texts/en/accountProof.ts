// Generated from languages/en.json: change it there, and run "npm run generate".
export const logInAt = (a: { name: string }): string => `Log in with ${a.name}`
export const logInWithPasskey: string = "Log in with a passkey"
export const orAPasskey: string = "Or a passkey"
export const aPasskeyIsEnough: string = "Your fingerprint, your face or a PIN counts as two factors, too."
export const addPasskey: string = "Add passkey"
export const passkeyIsNotEnough: string = "This passkey only asks for a touch, which is not enough here. Set up an authenticator app as well."
export const passkeyWasTouched: string = "This passkey only asked for a touch, which is not enough here. Use one with your fingerprint, your face or a PIN."
export const logInAgainFirst: string = "Log in again first"
