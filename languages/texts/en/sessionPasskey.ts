// Generated from languages/en.json: change it there, and run "npm run generate".
export const noPasskeyWasUsed: string = "No passkey was used. Try again, or log in another way."
export const browserHasNoPasskeys: string = "Passkeys do not work in this browser, or not at this address. Log in another way."
