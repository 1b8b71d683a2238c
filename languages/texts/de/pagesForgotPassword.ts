// Generated from languages/de.json: change it there, and run "npm run generate".
export const aNewPassword: string = "Neues Passwort, und weiter geht die Fahrt."
export const forgotYourPassword: string = "Passwort vergessen?"
export const getALink = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Geben Sie die E-Mail-Adresse Ihres Kontos ein. Sie erhalten einen Link, um ein neues Passwort festzulegen. Doch wieder eingefallen? ", a.link("Anmelden")]
