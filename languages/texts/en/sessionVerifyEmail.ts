// Generated from languages/en.json: change it there, and run "npm run generate".
export const login: string = "Login"
export const addressCouldNotBeConfirmed: string = "The address could not be confirmed"
export const confirm: string = "Confirm"
export const linkDoesNotWork = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("This link does not work any more."), " A link works for 24 hours. Log in and press Send link again on your dashboard to get a new one by email."]
export const addressIsConfirmed = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("Done."), " Your email address is confirmed."]
export const addressWasConfirmedBefore = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("Nothing left to do."), " Your email address was confirmed before."]
export const toYourDashboard: string = "To your dashboard"
