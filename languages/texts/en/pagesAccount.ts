// Generated from languages/en.json: change it there, and run "npm run generate".
export const aNewPassword: string = "A new password, and back on the route."
export const forgotYourPassword: string = "Forgot your password?"
export const goodToHaveYouBack: string = "Good to have you back on the route."
export const logIn: string = "Log in"
export const oneAccount: string = "One account to send, receive and track parcels."
export const createAnAccount: string = "Create an account"
export const setANewPassword: string = "Set a new password"
export const oneClick: string = "One click, and you are all set."
export const confirmYourAddress: string = "Confirm your address"
export const openedTheLink: string = "You have opened the link that was sent to your email address."
export const linkIsNotComplete: string = "This link is not complete"
export const getALink = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Enter the email of your account, and get a link to set a new one. Remembered it? ", a.link("Login")]
export const newHere = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["New here? ", a.link("Register")]
export const alreadyRegistered = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Already registered? ", a.link("Login")]
export const openItAgainOrAskForANewOne = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Part of it is missing. Please open it from the email again, or ", a.link("ask for a new one"), "."]
export const loggedOutElsewhere = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["You will be logged out on all other devices. If the link has expired, ", a.link("ask for a new one"), "."]
export const openItAgainOrLogIn = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Part of it is missing. Please open it from the email again, or ", a.link("log in"), " and press Send link again on your dashboard."]
