// Generated from languages/de.json: change it there, and run "npm run generate".
export const newLinkIsOnItsWay: string = "Ein neuer Link ist unterwegs."
export const emailCouldNotBeSent: string = "Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es erneut."
export const yourEmailAddress: string = "Ihre E-Mail-Adresse"
export const confirmToSendParcels = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong("Bitte bestätigen Sie Ihre E-Mail-Adresse."), " Wir haben einen Link an ", a.email, " gesendet. Bis Sie ihn verwendet haben, können Sie keine Sendungen beauftragen und erhalten keine E-Mails dazu."]
export const confirmToGetEmails = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong("Bitte bestätigen Sie Ihre E-Mail-Adresse."), " Wir haben einen Link an ", a.email, " gesendet. Bis Sie ihn verwendet haben, erhalten Sie keine E-Mails zu Sendungen."]
export const sendLinkAgain: string = "Link erneut senden"
