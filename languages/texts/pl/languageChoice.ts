// Generated from languages/pl.json: change it there, and run "npm run generate".
export const language: string = "Język"
export const screensAndEmailsComeInIt: string = "Dotyczy stron i wiadomości e-mail."
export const saveLanguage: string = "Zapisz język"
export const failedToChangeTheLanguage: string = "Nie udało się zmienić języka"
