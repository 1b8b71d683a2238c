// Generated from languages/en.json: change it there, and run "npm run generate".
export const atLeastSixCharacters: string = "At least 6 characters"
export const passwordIsSet: string = "Your password is set. Please log in with it."
export const passwordCouldNotBeSet: string = "The password could not be set"
export const passwordIsTooShort: string = "Password must be at least 6 characters"
export const setANewPassword: string = "Set a new password"
export const newPassword: string = "New password"
export const revokeApiKeysToo: string = "Also revoke my API keys, in case someone else knows them"
export const setPassword: string = "Set password"
