// Generated from languages/en.json: change it there, and run "npm run generate".
export const oneClick: string = "One click, and you are all set."
export const confirmYourAddress: string = "Confirm your address"
export const openedTheLink: string = "You have opened the link that was sent to your email address."
export const linkIsNotComplete: string = "This link is not complete"
export const openItAgainOrLogIn = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Part of it is missing. Please open it from the email again, or ", a.link("log in"), " and press Send link again on your dashboard."]
