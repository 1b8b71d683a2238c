// Generated from languages/en.json: change it there, and run "npm run generate".
export const twoFactorIsRequired = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["It is required of administrators here. ", a.strong(a.email), " can go on once it is set up."]
export const logInWithYourPasskey: string = "Log in with your passkey"
export const passkeyIsEnough = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["Two-factor authentication is required of administrators here, and your passkey is enough. Log in with it to go on as ", a.strong(a.email), "."]
