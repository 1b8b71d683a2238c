// Generated from languages/pl.json: change it there, and run "npm run generate".
export const close: string = "Zamknij"
export const tryAgain: string = "Spróbuj ponownie"
export const couldNotBeLoaded: string = "Nie udało się tego wczytać. Sprawdź połączenie i spróbuj ponownie."
