// Generated from languages/en.json: change it there, and run "npm run generate".
export const goodToHaveYouBack: string = "Good to have you back on the route."
export const logIn: string = "Log in"
export const newHere = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["New here? ", a.link("Register")]
