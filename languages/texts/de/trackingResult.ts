// Generated from languages/de.json: change it there, and run "npm run generate".
export const expectedBetween = <Part>(a: { from: string; fromTime: (text: string) => Part; to: string; toTime: (text: string) => Part }): (string | Part)[] => ["Voraussichtlich zwischen ", a.fromTime(a.from), " und ", a.toTime(a.to)]
export const asItStood: string = "Stand beim Druck. Den aktuellen Stand finden Sie unter"
export const qrCodeOfThePage: string = "QR-Code zur Sendungsverfolgung"
export const qrCode: string = "QR-Code"
export const pointACameraAtIt: string = "Richten Sie eine Handykamera darauf, um diese Sendungsverfolgung zu öffnen."
export const copyLink: string = "Link kopieren"
export const qrCodeOfTheTitledPage = (a: { title: string }): string => `QR-Code zur Sendungsverfolgung: ${a.title}`
export const qrCodeCouldNotBeLoaded: string = "Der QR-Code konnte nicht geladen werden. Bitte versuchen Sie es erneut."
export const share: string = "Teilen"
export const print: string = "Drucken"
export const sharingIsNotPossible: string = "Teilen ist hier nicht möglich. Kopieren Sie stattdessen den Link."
export const parcelFound: string = "Sendung gefunden"
export const trackingId: string = "Sendungsnummer"
export const copyTrackingId: string = "Sendungsnummer kopieren"
export const parcelWithId = (a: { trackingId: string }): string => `Sendung ${a.trackingId}`
export const lastUpdated: string = "Zuletzt aktualisiert"
export const sender: string = "Absender"
export const receiver: string = "Empfänger"
export const from: string = "Von"
export const to: string = "An"
