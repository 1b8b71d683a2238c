// Generated from languages/en.json: change it there, and run "npm run generate".
export const oneAccount: string = "One account to send, receive and track parcels."
export const createAnAccount: string = "Create an account"
export const alreadyRegistered = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Already registered? ", a.link("Login")]
