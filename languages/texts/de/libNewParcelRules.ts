// Generated from languages/de.json: change it there, and run "npm run generate".
export const receiverIsRequired: string = "Bitte geben Sie einen Empfänger an"
export const fromAddressIsRequired: string = "Bitte geben Sie eine Abholadresse an"
export const fromAddressIsTooLong: string = "Die Abholadresse darf höchstens 500 Zeichen lang sein"
export const toAddressIsRequired: string = "Bitte geben Sie eine Zustelladresse an"
export const toAddressIsTooLong: string = "Die Zustelladresse darf höchstens 500 Zeichen lang sein"
export const parcelTypeIsRequired: string = "Bitte wählen Sie eine Sendungsart"
export const noteIsTooLong: string = "Die Notiz darf höchstens 1000 Zeichen lang sein"
