// Generated from languages/pl.json: change it there, and run "npm run generate".
export const tryAgain: string = "Spróbuj ponownie"
export const offlineAndNotKept: string = "Jesteś offline, a tych danych nie zapisano w tej przeglądarce."
