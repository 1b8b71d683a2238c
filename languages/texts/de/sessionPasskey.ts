// Generated from languages/de.json: change it there, and run "npm run generate".
export const noPasskeyWasUsed: string = "Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal, oder melden Sie sich anders an."
export const browserHasNoPasskeys: string = "In diesem Browser oder unter dieser Adresse funktionieren Passkeys nicht. Melden Sie sich anders an."
