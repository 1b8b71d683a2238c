// Generated from languages/de.json: change it there, and run "npm run generate".
export const twoFactorIsRequired = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["Für Administratoren ist sie hier vorgeschrieben. Mit ", a.strong(a.email), " geht es weiter, sobald sie eingerichtet ist."]
