// Generated from languages/de.json: change it there, and run "npm run generate".
export const twoFactorIsRequired = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["Für Administratoren ist sie hier vorgeschrieben. Mit ", a.strong(a.email), " geht es weiter, sobald sie eingerichtet ist."]
export const logInWithYourPasskey: string = "Mit Ihrem Passkey anmelden"
export const passkeyIsEnough = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["Für Administratoren ist hier Zwei-Faktor-Authentifizierung vorgeschrieben, und Ihr Passkey genügt dafür. Melden Sie sich damit an, um mit ", a.strong(a.email), " fortzufahren."]
