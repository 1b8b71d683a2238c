// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const savedAndSentWhenOnline: string = "In diesem Browser gespeichert. Wird gesendet, sobald Sie wieder online sind."
export const noRoomToSave: string = "Der Speicher dieses Browsers ist voll, die Übergabe lässt sich nicht speichern. Lassen Sie dieses Fenster offen und versuchen Sie es erneut, sobald Sie online sind."
export const deliveryOfRecorded = (a: { trackingId: string }): string => `Zustellung von ${a.trackingId} erfasst`
export const handoverOfNotRecorded = (a: { trackingId: string }): string => `Die Übergabe von ${a.trackingId} wurde nicht erfasst`
export const serverRefusedTheDelivery: string = "Der Server hat die Zustellung abgelehnt"
export const somethingWentWrong: string = "Auf dem Server ist ein Fehler aufgetreten."
export const deliveryRecorded: string = "Zustellung erfasst"
export const couldNotRecordDelivery: string = "Die Zustellung konnte nicht erfasst werden"
export const parcelNotFound: string = "Sendung nicht gefunden"
export const handOver: string = "Übergeben"
export const putAside: string = "Zurückstellen"
export const tryAgain: string = "Erneut versuchen"
export const loadingTheParcel: string = "Sendung wird geladen …"
export const couldNotLoadParcel: string = "Die Sendung konnte nicht geladen werden."
export const handoverIsSaved: string = "Die Übergabe ist in diesem Browser gespeichert und wird gesendet, sobald Sie wieder online sind."
export const noAnswerCame: string = "Keine Antwort erhalten. Sehen Sie sich die Sendung an, bevor Sie sie noch einmal übergeben."
export const deliveryWasNotRecorded: string = "Die Zustellung wurde nicht erfasst."
export const notPossibleNow: string = "Für diese Sendung derzeit nicht möglich"
export const moreAreHandedOverNext = (a: { count: number }): string => (a.count === 0 ? "" : category(a.count) === 'one' ? `${number(a.count)} weitere Sendung wurde gescannt und wird als Nächstes übergeben.` : `${number(a.count)} weitere Sendungen wurden gescannt und werden als Nächstes übergeben.`)
export const keptHandovers: string = "Gespeicherte Übergaben"
export const correctIt: string = "Korrigieren"
export const close: string = "Schließen"
export const discard: string = "Verwerfen"
export const discardThisHandover: string = "Diese Übergabe verwerfen?"
export const keepIt: string = "Behalten"
export const whatDiscardingDoes = (a: { trackingId: string }): string => `Ihre Angaben zu ${a.trackingId} werden gelöscht, mit Unterschrift und Foto. Sind sie nicht schon beim Server angekommen, wird die Sendung nicht als zugestellt markiert.`
export const keptRecorded = <Part>(a: { id: (text: string) => Part; trackingId: string }): (string | Part)[] => [a.id(a.trackingId), ": Die Zustellung ist erfasst."]
export const keptRefused = <Part>(a: { id: (text: string) => Part; reason: string; time: string; trackingId: string }): (string | Part)[] => [a.id(a.trackingId), ": Die Übergabe (", a.time, ") wurde nicht erfasst. ", a.reason]
export const keptWaiting = <Part>(a: { id: (text: string) => Part; time: string; trackingId: string }): (string | Part)[] => [a.id(a.trackingId), ": Übergeben (", a.time, ") und noch nicht gesendet. Der Eintrag ist in diesem Browser gespeichert und wird gesendet, sobald Sie wieder online sind."]
export const handoverIsNotRecordedYet: string = "Die Übergabe ist in diesem Browser gespeichert und noch nicht erfasst"
