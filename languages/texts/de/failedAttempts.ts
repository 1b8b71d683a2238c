// Generated from languages/de.json: change it there, and run "npm run generate".
export const noOneWasHome: string = "Es war niemand zu Hause."
export const wasRefused: string = "Die Annahme der Sendung wurde verweigert."
export const addressWasWrong: string = "Die Adresse war falsch."
export const isDamaged: string = "Die Sendung ist beschädigt."
export const weWillTryAgain: string = "Wir versuchen es erneut."
export const weWillTryAgainOn = (a: { day: string }): string => `Wir versuchen es am ${a.day} erneut.`
export const weKeepIt: string = "Wir bewahren sie auf, bis der Absender entscheidet, was mit ihr geschieht."
export const tellUsTheRightAddress: string = "Bitte teilen Sie uns die richtige Adresse mit."
export const weWillContactTheSender: string = "Wir wenden uns an den Absender."
