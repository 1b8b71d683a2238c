// Generated from languages/de.json: change it there, and run "npm run generate".
export const linkCouldNotBeSent: string = "Der Link konnte nicht gesendet werden"
export const forgotPassword: string = "Passwort vergessen"
export const email: string = "E-Mail"
export const sendLink: string = "Link senden"
export const askAnAdministrator = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("Bitte wenden Sie sich an einen Administrator."), " Dieser Server versendet keine E-Mails. Ein Administrator kann Ihnen unter „Benutzer verwalten“ einen Link erstellen, mit dem Sie ein neues Passwort festlegen."]
export const checkYourEmail = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong("Prüfen Sie Ihr Postfach."), " Wenn es ein Konto mit ", a.email, " gibt, ist ein Link unterwegs. Er gilt einmal und 30 Minuten lang. Kommt nichts an, sehen Sie im Spam-Ordner nach oder fragen Sie einen Administrator."]
