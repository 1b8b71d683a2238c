// Generated from languages/en.json: change it there, and run "npm run generate".
export const aNewPassword: string = "A new password, and back on the route."
export const forgotYourPassword: string = "Forgot your password?"
export const getALink = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Enter the email of your account, and get a link to set a new one. Remembered it? ", a.link("Login")]
