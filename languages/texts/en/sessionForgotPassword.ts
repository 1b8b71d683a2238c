// Generated from languages/en.json: change it there, and run "npm run generate".
export const linkCouldNotBeSent: string = "The link could not be sent"
export const forgotPassword: string = "Forgot password"
export const email: string = "Email"
export const sendLink: string = "Send link"
export const askAnAdministrator = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("Please ask an administrator."), " This server does not send emails. An administrator can make you a link to set a new password, under Manage Users."]
export const checkYourEmail = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong("Check your email."), " If there is an account with ", a.email, ", a link is on its way. It works once, for 30 minutes. If nothing arrives, look in your spam folder or ask an administrator."]
