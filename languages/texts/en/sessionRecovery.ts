// Generated from languages/en.json: change it there, and run "npm run generate".
export const linkCouldNotBeSent: string = "The link could not be sent"
export const forgotPassword: string = "Forgot password"
export const email: string = "Email"
export const sendLink: string = "Send link"
export const askAnAdministrator = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("Please ask an administrator."), " This server does not send emails. An administrator can make you a link to set a new password, under Manage Users."]
export const checkYourEmail = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong("Check your email."), " If there is an account with ", a.email, ", a link is on its way. It works once, for 30 minutes. If nothing arrives, look in your spam folder or ask an administrator."]
export const atLeastSixCharacters: string = "At least 6 characters"
export const passwordIsSet: string = "Your password is set. Please log in with it."
export const passwordCouldNotBeSet: string = "The password could not be set"
export const passwordIsTooShort: string = "Password must be at least 6 characters"
export const setANewPassword: string = "Set a new password"
export const newPassword: string = "New password"
export const revokeApiKeysToo: string = "Also revoke my API keys, in case someone else knows them"
export const setPassword: string = "Set password"
