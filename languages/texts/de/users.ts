// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const courierAdded: string = "Zusteller hinzugefügt"
export const theLinkFor = (a: { name: string }): string => `Der Link für ${a.name}`
export const whatTheCourierDoesWithIt: string = "Damit legt der Zusteller sein Passwort fest und kann sich anmelden. Geben Sie den Link nur ihm."
export const addACourier: string = "Zusteller hinzufügen"
export const whatCouriersSee: string = "Zusteller sehen die Touren, die ihnen zugewiesen sind, und stellen die Sendungen darauf zu."
export const addCourier: string = "Zusteller hinzufügen"
export const failedToAddTheCourier: string = "Der Zusteller konnte nicht hinzugefügt werden"
export const nameLabel: string = "Name"
export const email: string = "E-Mail"
export const copyLink: string = "Link kopieren"
export const iHaveSavedIt: string = "Ich habe ihn gespeichert"
export const shownOnlyOnce = (a: { until: string }): string => `Er wird nur einmal angezeigt und gilt einmal, bis ${a.until}.`
export const resetLinkMade: string = "Link zum Zurücksetzen erstellt"
export const makeLinkQuestion = (a: { name: string }): string => `Link zum Zurücksetzen für ${a.name}?`
export const makeLink: string = "Link erstellen"
export const whatTheLinkDoes = (a: { email: string; name: string }): string => `Damit kann ${a.name} (${a.email}) ein neues Passwort festlegen und wird überall sonst abgemeldet. Das kann jeder, der den Link hat; geben Sie ihn daher nur der richtigen Person.`
export const theResetLinkFor = (a: { name: string }): string => `Der Link zum Zurücksetzen für ${a.name}`
export const failedToMakeTheLink: string = "Der Link konnte nicht erstellt werden"
export const selectedUsers: string = "Ausgewählte Benutzer"
export const countSelected = (a: { count: number }): string => `${number(a.count)} ausgewählt`
export const noneCanBeBlocked: string = "Keiner der Ausgewählten kann gesperrt werden"
export const blockCount = (a: { count: number }): string => `${number(a.count)} sperren`
export const noneIsBlocked: string = "Keiner der Ausgewählten ist gesperrt"
export const unblockCount = (a: { count: number }): string => `${number(a.count)} entsperren`
export const clearSelection: string = "Auswahl aufheben"
export const somethingWentWrong: string = "Ein Fehler ist aufgetreten"
export const hasBeenBlocked = (a: { name: string }): string => `${a.name} wurde gesperrt 🚫`
export const hasBeenUnblocked = (a: { name: string }): string => `${a.name} wurde entsperrt ✅`
export const couldNotBlock = (a: { count: number; name: string }): string => (category(a.count) === 'one' ? `${a.name} konnte nicht gesperrt werden` : "Nicht alle konnten gesperrt werden")
export const couldNotUnblock = (a: { count: number; name: string }): string => (category(a.count) === 'one' ? `${a.name} konnte nicht entsperrt werden` : "Nicht alle konnten entsperrt werden")
export const blockQuestion = (a: { count: number; name: string }): string => `${(category(a.count) === 'one' ? a.name : `${number(a.count)} Benutzer`)} sperren?`
export const tryAgain: string = "Erneut versuchen"
export const blockUser: string = "Benutzer sperren"
export const blockUsers: string = "Benutzer sperren"
export const blockedInPart = <Part>(a: { done: number; strong: (text: string) => Part; total: number }): (string | Part)[] => [a.strong("Ein Fehler ist aufgetreten."), " ", number(a.done), " von ", number(a.total), " gesperrt. Nicht gesperrt:"]
export const unblockedInPart = <Part>(a: { done: number; strong: (text: string) => Part; total: number }): (string | Part)[] => [a.strong("Ein Fehler ist aufgetreten."), " ", number(a.done), " von ", number(a.total), " entsperrt. Nicht entsperrt:"]
export const loggedOutAtOnce: string = "Diese Person wird sofort abgemeldet und kann sich erst wieder anmelden, wenn sie entsperrt ist."
export const theseAreLoggedOutAtOnce: string = "Diese Personen werden sofort abgemeldet und können sich erst wieder anmelden, wenn sie entsperrt sind:"
export const nameOfYou = (a: { name: string }): string => `${a.name} (Sie)`
export const role: string = "Rolle"
export const status: string = "Status"
export const actions: string = "Aktionen"
export const blocked: string = "Gesperrt"
export const active: string = "Aktiv"
export const blockName = (a: { name: string }): string => `${a.name} sperren`
export const unblockName = (a: { name: string }): string => `${a.name} entsperren`
export const unblock: string = "Entsperren"
export const block: string = "Sperren"
export const resetLinkFor = (a: { name: string }): string => `Link zum Zurücksetzen für ${a.name}`
export const resetLink: string = "Link zum Zurücksetzen"
export const youCannotBlockYourself: string = "Sie können sich nicht selbst sperren"
export const cannotBeBlocked: string = "Dieser Benutzer kann nicht gesperrt werden"
export const cannotBeUnblocked: string = "Dieser Benutzer kann nicht entsperrt werden"
export const usersTitle: string = "Benutzer"
export const noResults: string = "Keine Ergebnisse."
export const countOfUsers = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? `${a.text} Benutzer` : `${a.text} Benutzer`)
export const loadingUsers: string = "Benutzer werden geladen …"
export const failedToLoadUsers: string = "Die Benutzer konnten nicht geladen werden."
export const selectUser = (a: { name: string }): string => `${a.name} auswählen`
