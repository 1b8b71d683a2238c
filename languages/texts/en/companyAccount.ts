// Generated from languages/en.json: change it there, and run "npm run generate".
export const companyAccountTitle: string = "Company account"
export const whatItIsFor = (a: { name: string }): string => `Log in with ${a.name} instead of your password. You keep your password.`
export const failedToLoadCompanyAccount: string = "Failed to load your company account"
export const notLinked = (a: { name: string }): string => `No account at ${a.name} is linked.`
export const linkedAs = <Part>(a: { date: string; email: string; strong: (text: string) => Part }): (string | Part)[] => ["Linked as ", a.strong(a.email), " since ", a.date, "."]
export const linkedSince = (a: { date: string }): string => `Linked since ${a.date}.`
export const providerIsAway = (a: { name: string }): string => `${a.name} cannot be reached at the moment.`
export const linkAccount: string = "Link account"
export const linkQuestion = (a: { name: string }): string => `Link your account at ${a.name}?`
export const firstThePassword = (a: { name: string }): string => `Enter your password, then log in at ${a.name}.`
export const goOn: string = "Continue"
export const failedToLink: string = "Failed to link your company account"
export const accountIsLinked: string = "Company account linked"
export const unlink: string = "Unlink"
export const unlinkQuestion: string = "Unlink your company account?"
export const whatUnlinkingDoes: string = "You can no longer log in with it, and all other devices have to log in again."
export const accountIsUnlinked: string = "Company account unlinked"
export const failedToUnlink: string = "Failed to unlink your company account"
export const nextLogInAt = (a: { name: string }): string => `Next, you log in at ${a.name}.`
export const logInWithIt = (a: { name: string }): string => `Log in with ${a.name}.`
