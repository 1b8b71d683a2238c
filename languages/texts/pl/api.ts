// Generated from languages/pl.json: change it there, and run "npm run generate".
export const serverRefused: string = "Serwer odrzucił żądanie"
export const serverCouldNotBeReached: string = "Brak połączenia z serwerem"
export const serverTookTooLong: string = "Serwer zbyt długo nie odpowiadał"
export const serverAnsweredUnexpectedly: string = "Serwer odpowiedział w nieoczekiwany sposób"
export const parcelNotFound: string = "Nie znaleziono przesyłki"
