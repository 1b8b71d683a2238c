// Generated from languages/de.json: change it there, and run "npm run generate".
export const aNewPassword: string = "Neues Passwort, und weiter geht die Fahrt."
export const setANewPassword: string = "Neues Passwort festlegen"
export const linkIsNotComplete: string = "Dieser Link ist unvollständig"
export const openItAgainOrAskForANewOne = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Ein Teil fehlt. Bitte öffnen Sie den Link noch einmal aus der E-Mail, oder ", a.link("fordern Sie einen neuen an"), "."]
export const loggedOutElsewhere = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Auf allen anderen Geräten werden Sie abgemeldet. Ist der Link abgelaufen, ", a.link("fordern Sie einen neuen an"), "."]
