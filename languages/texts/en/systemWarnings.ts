// Generated from languages/en.json: change it there, and run "npm run generate".
export const adminSignupIsOpen: string = "Anyone can register as an administrator. Set ADMIN_SIGNUP=closed."
export const demoAccountsCanLogIn = (a: { value: string }): string => `Demo accounts can log in, and their passwords are public. Remove them with the command admin remove-demo, or block them: ${a.value}.`
export const pageCameWithoutHttps: string = "This page came without HTTPS, so passwords can be read on their way. Put HTTPS in front, and set TRUST_PROXY to what stands there."
export const cookiesAreNotSecure: string = "Browsers send the cookies of sessions without HTTPS, too. Set COOKIE_SECURE=auto."
export const rateLimitsAreOff: string = "Passwords and tracking IDs can be guessed without a limit. Set RATE_LIMITS=on."
export const visitorsCanListParcels: string = "Any visitor can list all parcels. Set TRACKING=lookup, unless the network is closed."
export const versionsDiffer = (a: { value: string }): string => `Nodes run different versions: ${a.value}. Update those that are behind.`
export const emailsAreNotSent: string = "Emails are not sent: there is no mail server. Set SMTP_URL, MAIL_FROM and PUBLIC_URL."
export const vroomFailed = (a: { value: string }): string => `VROOM gave no order of stops when it was asked last: ${a.value}. Orders are proposed by straight lines until it does. Look whether it runs at VROOM_URL.`
export const providerIsAway = (a: { value: string }): string => `The identity provider cannot be reached: ${a.value}. Until it can, people log in by password or passkey, not with the company account. Check that OIDC_ISSUER is right and that this server can reach it.`
