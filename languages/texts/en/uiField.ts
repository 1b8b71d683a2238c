// Generated from languages/en.json: change it there, and run "npm run generate".
export const yourPassword: string = "Your password"
export const code: string = "Code"
export const fromYourAuthenticatorApp: string = "From your authenticator app, or a recovery code"
export const csvFile: string = "CSV file"
