// Generated from languages/de.json: change it there, and run "npm run generate".
export const companyAccountTitle: string = "Firmenkonto"
export const whatItIsFor = (a: { name: string }): string => `Melden Sie sich mit ${a.name} statt mit dem Passwort an. Ihr Passwort bleibt.`
export const failedToLoadCompanyAccount: string = "Ihr Firmenkonto konnte nicht geladen werden"
export const notLinked = (a: { name: string }): string => `Es ist kein Konto bei ${a.name} verknüpft.`
export const linkedAs = <Part>(a: { date: string; email: string; strong: (text: string) => Part }): (string | Part)[] => ["Seit ", a.date, " verknüpft als ", a.strong(a.email), "."]
export const linkedSince = (a: { date: string }): string => `Verknüpft seit ${a.date}.`
export const providerIsAway = (a: { name: string }): string => `${a.name} ist zurzeit nicht erreichbar.`
export const linkAccount: string = "Konto verknüpfen"
export const linkQuestion = (a: { name: string }): string => `Ihr Konto bei ${a.name} verknüpfen?`
export const firstThePassword = (a: { name: string }): string => `Geben Sie Ihr Passwort ein und melden Sie sich dann bei ${a.name} an.`
export const goOn: string = "Weiter"
export const failedToLink: string = "Ihr Firmenkonto konnte nicht verknüpft werden"
export const accountIsLinked: string = "Firmenkonto verknüpft"
export const unlink: string = "Verknüpfung aufheben"
export const unlinkQuestion: string = "Verknüpfung mit dem Firmenkonto aufheben?"
export const whatUnlinkingDoes: string = "Sie können sich damit nicht mehr anmelden, und auf allen anderen Geräten ist eine neue Anmeldung nötig."
export const accountIsUnlinked: string = "Verknüpfung aufgehoben"
export const failedToUnlink: string = "Die Verknüpfung konnte nicht aufgehoben werden"
export const nextLogInAt = (a: { name: string }): string => `Als Nächstes melden Sie sich bei ${a.name} an.`
export const logInWithIt = (a: { name: string }): string => `Melden Sie sich mit ${a.name} an.`
