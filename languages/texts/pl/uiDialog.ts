// Generated from languages/pl.json: change it there, and run "npm run generate".
export const discard: string = "Odrzuć"
export const keepEditing: string = "Edytuj dalej"
export const discardWhatYouTyped: string = "Odrzucić wpisane dane?"
export const waitUntilItIsSaved: string = "Poczekaj na zapisanie"
export const close: string = "Zamknij"
export const cancel: string = "Anuluj"
export const waitUntilItIsDone: string = "Poczekaj na zakończenie"
export const tryAgain: string = "Spróbuj ponownie"
