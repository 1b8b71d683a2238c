// Generated from languages/en.json: change it there, and run "npm run generate".
export const aNewPassword: string = "A new password, and back on the route."
export const setANewPassword: string = "Set a new password"
export const linkIsNotComplete: string = "This link is not complete"
export const openItAgainOrAskForANewOne = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Part of it is missing. Please open it from the email again, or ", a.link("ask for a new one"), "."]
export const loggedOutElsewhere = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["You will be logged out on all other devices. If the link has expired, ", a.link("ask for a new one"), "."]
