// Generated from languages/en.json: change it there, and run "npm run generate".
export const twoFactorIsRequired = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["It is required of administrators here. ", a.strong(a.email), " can go on once it is set up."]
