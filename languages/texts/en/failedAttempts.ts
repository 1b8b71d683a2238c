// Generated from languages/en.json: change it there, and run "npm run generate".
export const noOneWasHome: string = "No one was home."
export const wasRefused: string = "The parcel was refused."
export const addressWasWrong: string = "The address was wrong."
export const isDamaged: string = "The parcel is damaged."
export const weWillTryAgain: string = "We will try again."
export const weWillTryAgainOn = (a: { day: string }): string => `We will try again on ${a.day}.`
export const weKeepIt: string = "We keep it until the sender decides what happens to it."
export const tellUsTheRightAddress: string = "Please contact us with the right address."
export const weWillContactTheSender: string = "We will contact the sender."
