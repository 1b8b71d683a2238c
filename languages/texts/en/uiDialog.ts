// Generated from languages/en.json: change it there, and run "npm run generate".
export const discard: string = "Discard"
export const keepEditing: string = "Keep editing"
export const discardWhatYouTyped: string = "Discard what you typed?"
export const waitUntilItIsSaved: string = "Wait until it is saved"
export const close: string = "Close"
export const cancel: string = "Cancel"
export const waitUntilItIsDone: string = "Wait until it is done"
export const tryAgain: string = "Try again"
