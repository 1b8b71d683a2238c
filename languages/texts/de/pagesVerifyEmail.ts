// Generated from languages/de.json: change it there, and run "npm run generate".
export const oneClick: string = "Ein Klick, und alles ist erledigt."
export const confirmYourAddress: string = "E-Mail-Adresse bestätigen"
export const openedTheLink: string = "Sie haben den Link geöffnet, den wir an Ihre E-Mail-Adresse gesendet haben."
export const linkIsNotComplete: string = "Dieser Link ist unvollständig"
export const openItAgainOrLogIn = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Ein Teil fehlt. Bitte öffnen Sie den Link noch einmal aus der E-Mail, oder ", a.link("melden Sie sich an"), " und drücken Sie in Ihrer Übersicht auf „Link erneut senden“."]
